import type { Evidence } from '../drill.ts';

/** Lines of statements that were not taken once, or whose money is not that of the deposit that it paid. */
export function checkLines({
  world,
  lines,
}: Pick<Evidence, 'lines'> & { readonly world: Pick<Evidence['world'], 'lines'> }): string[] {
  return world.lines.flatMap(({ reference, invoiceId }) => {
    const kept = lines.filter((line) => line.reference === reference);
    const [line] = kept;
    if (kept.length !== 1) return [`${reference}: taken ${kept.length} times`];
    if (line?.state === 'MATCHED' && line.invoiceId === invoiceId) return [];
    return [`${reference}: ${line?.state} with ${line?.invoiceId}, not with ${invoiceId}`];
  });
}
