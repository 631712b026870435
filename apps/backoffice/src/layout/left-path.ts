let left: string | undefined;

/** Keeps the page that the person left for the one that is shown. */
export function keepLeftPath(path: string | undefined): void {
  left = path;
}

/** The page that the person left for the one that is shown; undefined on the first one. */
export function leftPath(): string | undefined {
  return left;
}
