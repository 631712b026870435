/* Runs in the page. */

/** The actions on a field: opening its list by a key, or typing letters into the open list. */
export type Action = 'open' | 'search';

/**
 * The duration of an action in milliseconds, from the event to the frame that has painted its options. It begins together
 * with a frame, so that no time is spent on waiting for the next one, which would hide a difference.
 */
export async function timeOf([label, action]: readonly [string, Action]): Promise<number> {
  const field = fieldOf(label);
  field.focus();
  press(field, 'Escape');
  await settled(() => shownIn(field) === 0);
  if (action === 'search') {
    press(field, 'ArrowDown');
    await settled(() => shownIn(field) > 8);
  }
  const before = action === 'search' ? textOfFirst(field) : '';
  await nextFrame();
  const start = performance.now();
  if (action === 'open') press(field, 'ArrowDown');
  else enter(field, '777');
  await frameEnd();
  while (action === 'open' ? shownIn(field) < 8 : textOfFirst(field) === before) await painted();
  const taken = performance.now() - start;
  enter(field, '');
  press(field, 'Escape');
  await settled(() => shownIn(field) === 0);
  return taken;

  function fieldOf(name: string): HTMLInputElement {
    const found = [...document.querySelectorAll('label')].find((each) => each.textContent === name);
    if (found?.control instanceof HTMLInputElement) return found.control;
    throw new Error(`The page has no field ${name}.`);
  }

  function optionsOf(input: HTMLInputElement): readonly Element[] {
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
    return [...(list?.querySelectorAll('[role="option"]') ?? [])];
  }

  function shownIn(input: HTMLInputElement): number {
    return optionsOf(input).filter((option) => option.checkVisibility()).length;
  }

  function textOfFirst(input: HTMLInputElement): string {
    return optionsOf(input)[0]?.textContent ?? '';
  }

  function press(input: HTMLInputElement, key: string): void {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  function enter(input: HTMLInputElement, text: string): void {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function nextFrame(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }

  /* The first task after this frame: what it shows has been laid out and painted. */
  function frameEnd(): Promise<unknown> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }

  async function painted(): Promise<void> {
    await nextFrame();
    await frameEnd();
  }

  async function settled(isSettled: () => boolean): Promise<void> {
    do await painted();
    while (!isSettled());
  }
}
