// Plays on in a page: clicks on the list of choices, or on the planning board, at random whenever it offers something, until the
// game is over.
async ({ decisions, seed, patience }) => {
  let state = seed;
  const chance = (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const isOver = () => document.querySelector("#result-title") !== null;
  const handOver = () => document.querySelector("[aria-labelledby=hand-over] button");
  const offered = () => [...document.querySelectorAll("[role=toolbar] button.choice, .prompt .gives-up, .planner :is(.pick, .send):enabled")];
  const soon = () => new Promise((done) => setTimeout(done));
  const changed = () =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`nothing happens: ${document.body.innerText.slice(0, 500)}`)), patience);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        clearTimeout(timer);
        done();
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  for (let made = 0; made < decisions && !isOver(); ) {
    const buttons = offered();
    const other = handOver();
    if (other) other.click();
    else if (buttons.length) {
      buttons[chance(buttons.length)].click();
      made++;
    } else {
      await changed();
      continue;
    }
    await soon();
  }
}
