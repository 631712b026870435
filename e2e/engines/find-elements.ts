import type * as TestingLibrary from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

declare global {
  var TestingLibraryDom: typeof TestingLibrary;
}

/** Elements of a page as a person finds them: by their text, or by their role and name. */
export type Wanted = {
  /** A role, or `label` for a field by its label: one of a password has no role. Without it any element with the text. */
  readonly role?: string;
  /** The accessible name, or the text. */
  readonly name: RegExp;
};

/** Computes roles and names in the page, alike in each engine. */
const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** A script that makes the library known to a page. */
export const addLibrary = `(() => { ${library} })()`;

/** Whether a page has the library: a new document has not. */
export const hasLibrary = `typeof globalThis.TestingLibraryDom === 'object'`;

/** A script that returns the visible elements. */
export const findAll = ({ role, name }: Wanted): string =>
  `(${visibleElements.toString()})(${JSON.stringify({ role, source: name.source, flags: name.flags })})`;

/** A script that returns where the first of them is, as text; null if it cannot be pressed. */
export const placeOf = (wanted: Wanted): string =>
  `(${placeOfEnabled.toString()})(${findAll(wanted)}[0])`;

/** Runs in the page. A view that was not seen for a second yet is disabled as a whole (FORM-201). */
function placeOfEnabled(element: HTMLElement | undefined): string | null {
  const isEnabled = element?.closest(':disabled, [aria-disabled=true]') === null;
  return isEnabled ? JSON.stringify(element?.getBoundingClientRect()) : null;
}

/** Runs in the page: it uses nothing from outside of itself. */
function visibleElements(wanted: {
  readonly role?: string;
  readonly source: string;
  readonly flags: string;
}): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = globalThis.TestingLibraryDom;
  const name = new RegExp(wanted.source, wanted.flags);
  const search = () => {
    if (wanted.role === undefined) return queryAllByText(document.body, name);
    if (wanted.role === 'label') return queryAllByLabelText(document.body, name);
    return queryAllByRole(document.body, wanted.role, { name });
  };
  return search().filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
