type Printed = {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly message?: string;
};

/** The words and the exit code of the command. */
export type Verdict = { readonly words: string; readonly exitCode: 0 | 1 | 2 };

/**
 * Reads what `npm audit --json` printed. 0: nothing is known; 1: something is known; 2: the registry did not say,
 * which is never taken for "nothing".
 */
export function readAudit(printed: string): Verdict {
  const { metadata, message } = parse(printed);
  if (metadata?.vulnerabilities) {
    const { total, ...bySeverity } = metadata.vulnerabilities;
    if (total === 0) return { words: 'No vulnerability is known.', exitCode: 0 };
    const known = Object.entries(bySeverity).filter(([, count]) => count > 0);
    const list = known.map(([severity, count]) => `${count} ${severity}`).join(', ');
    return { words: `Known vulnerabilities: ${list}. See npm audit.`, exitCode: 1 };
  }
  const reason = message?.replace(/ - .*/s, '') ?? 'no answer';
  return {
    words: `Not checked: the registry does not answer npm audit (${reason}). Run this where one does.`,
    exitCode: 2,
  };
}

function parse(text: string): Printed {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
