/* One layer around all of ours, so that they are like no name of a reader's: Tailwind has `components`, too. */
const parent = 'tiyin';

/** A style sheet whose cascade layers are below one of ours. */
export const inParentLayer = (css: string): string => `@layer ${parent} {\n${css}\n}`;

/** The module with the layers' names, by their full names: others order their own styles by them. */
export function withFullNames(id: string, code: string): string {
  if (!id.endsWith('/theme/layers.css.ts')) return code;
  return code.replace(/(\w+: ?)(["'])(\w+)\2/g, `$1$2${parent}.$3$2`);
}
