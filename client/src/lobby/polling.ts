// Asks the server again and again while somebody looks at the page. The answers have ETags: one that has not changed is
// not sent again, and the browser sees to that.
const EVERY = 5000; // ms

/** Asks now and every few seconds. Call the returned function to stop. */
export function polling(ask: () => void): () => void {
  const look = () => document.visibilityState !== "hidden" && ask();
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
