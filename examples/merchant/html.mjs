// How the shop's pages are written.

/**
 * A whole page.
 * @param {string} title
 * @param {string} content HTML
 */
export function page(title, content) {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${title}</title></head>
  <body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

/**
 * A text field with its error.
 * @param {string} form its form's name: other forms of the page may have a field of the same name
 * @param {{ name: string, label: string, value: string, error: string | undefined }} field
 */
export function textField(form, { name, label, value, error }) {
  const id = `${form}-${name}`;
  return `<p><label>${label} <input name="${name}" value="${escape(value)}" required
    ${invalid(id, error)}></label></p>${errorText(id, error)}`;
}

/**
 * A select with its error.
 * @param {string} form
 * @param {{ name: string, label: string, value: string, error: string | undefined }} field
 * @param {Record<string, string>} choices the text of each value
 */
export function choiceField(form, { name, label, value, error }, choices) {
  const id = `${form}-${name}`;
  const options = Object.entries(choices).map(
    ([each, text]) =>
      `<option value="${each}"${each === value ? ' selected' : ''}>${text}</option>`,
  );
  return `<p><label>${label} <select name="${name}" ${invalid(id, error)}>${options.join('')}</select>
    </label></p>${errorText(id, error)}`;
}

/** @param {string} text */
export function escape(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * @param {string} id
 * @param {string | undefined} error
 */
function invalid(id, error) {
  return error === undefined ? '' : `aria-invalid="true" aria-describedby="${id}-error"`;
}

/**
 * @param {string} id
 * @param {string | undefined} error
 */
function errorText(id, error) {
  return error === undefined ? '' : `<p id="${id}-error">${escape(error)}</p>`;
}
