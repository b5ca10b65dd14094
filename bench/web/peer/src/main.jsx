// Tic-tac-toe as in boardgame.io's tutorial, played in the browser, without its debug panel.
import { INVALID_MOVE } from "boardgame.io/core";
import { Client } from "boardgame.io/react";
import React from "react";
import { createRoot } from "react-dom/client";

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function Board({ ctx, G, moves, reset }) {
  return (
    <div>
      <div role="grid">
        {G.cells.map((cell, id) => (
          <button key={id} className={cell === null && !ctx.gameover ? "empty" : ""} onClick={() => moves.clickCell(id)}>{cell ?? "·"}</button>
        ))}
      </div>
      <button id="again" className={ctx.gameover ? "over" : ""} onClick={reset}>again</button>
    </div>
  );
}

const App = Client({ game: TicTacToe, board: Board, debug: false });
createRoot(document.getElementById("app")).render(<App />);
