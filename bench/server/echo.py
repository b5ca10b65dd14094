"""The peer: a bare Litestar application that echoes messages, on the same uvicorn with the same settings.

`/echo` answers the sender. `/table/{id}` sends each message to everybody at that table, the minimum our server has to do.
"""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

AnySocket = WebSocket[Any, Any, State]
TABLES: dict[str, set[AnySocket]] = {}


@websocket("/echo")
async def echo(socket: AnySocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data("text"), mode="text")
    except WebSocketDisconnect:
        pass


@websocket("/table/{name:str}")
async def table(socket: AnySocket, name: str) -> None:
    await socket.accept()
    here = TABLES.setdefault(name, set())
    here.add(socket)
    try:
        while True:
            said = await socket.receive_data("text")
            for one in here:
                await one.send_data(said, mode="text")
    except WebSocketDisconnect:
        here.discard(socket)


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok"}


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo, table, health], openapi_config=None, logging_config=None),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
    )
