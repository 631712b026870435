/** The longest e-mail address (RFC 5321). */
const longestEmail = 254;

/** The most addresses of one rule. */
export const maxAlertEmails = 10;

const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Whether a text is one plain e-mail address: without a name, a comment, quotes or a second address (RUN-566). */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && pattern.test(text);
}

/** The addresses of a text in which people separate them by commas, semicolons, blanks or lines. */
export function splitEmails(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((each) => each !== ''))];
}

/** The validation error of the addresses of a rule; undefined if they are valid. */
export function alertEmailsError(emails: readonly string[]): string | undefined {
  const wrong = emails.find((each) => !isEmailAddress(each));
  if (wrong !== undefined) return `This is not an e-mail address: ${wrong}`;
  return emails.length > maxAlertEmails
    ? `A rule has at most ${maxAlertEmails} e-mail addresses`
    : undefined;
}
