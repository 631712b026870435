/** The validation error of a name with such a character, in the agreed words. */
export const unseenError = 'Name has a character that cannot be seen';

/**
 * Whether a name has a character that nobody sees, or that changes what the others look like: a control, one of no
 * width, or one that turns the direction around (API-900). Blanks around it are ignored.
 */
export function hasUnseen(name: string): boolean {
  return /[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(name.trim());
}

/** A text of others without such characters; a line end or a tab is a blank. */
export function withoutUnseen(text: string): string {
  return text
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
}
