/** Shorter work needs no progress. */
const worthTelling = 20_000;

/** Reports the progress of long work, in steps of 5 %. */
export function reportProgress(
  what: string,
  say: (line: string) => void,
): (done: number, all: number) => void {
  let reported = 0;
  return (done, all) => {
    const percent = Math.floor((done / all) * 20) * 5;
    if (all < worthTelling || percent <= reported) return;
    reported = percent;
    say(`${what}: ${percent} % of ${all}`);
  };
}
