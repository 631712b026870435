import '@tiyin/ui/theme/theme';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { BareTable } from './BareTable.tsx';
import { OurTable } from './OurTable.tsx';
import type { TableActions } from './page-actions.ts';

const framesOfScrolling = 300;
/* Eight rows a frame: a hand that turns the wheel fast. */
const pixelsAFrame = 352;

let root: Root | undefined;
const place = document.body.appendChild(document.createElement('div'));

window.tableActions = {
  mount: async (which) => {
    root?.unmount();
    root = createRoot(place);
    const mounted = root;
    return timeOf(
      () => mounted.render(which === 'ours' ? <OurTable /> : <BareTable />),
      () => firstRow() !== '',
    );
  },
  sort: (column) => {
    const before = firstRow();
    return timeOf(
      () => heading(column).click(),
      () => firstRow() !== before,
    );
  },
  filter: (typed) => {
    const before = rowCount();
    return timeOf(
      () => type(typed),
      () => rowCount() !== before,
    );
  },
  scroll: async () => {
    const frames: number[] = [];
    const scroller = find('[aria-rowcount]').parentElement;
    let last = await nextFrame();
    while (frames.length < framesOfScrolling) {
      scroller?.scrollBy(0, pixelsAFrame);
      const now = await nextFrame();
      frames.push(now - last);
      last = now;
    }
    scroller?.scrollTo(0, 0);
    await nextFrame();
    return frames;
  },
} satisfies TableActions;

/* It begins with a frame, so that no time is spent on waiting for the next one, which would hide a difference. */
async function timeOf(action: () => void, isDone: () => boolean): Promise<number> {
  await nextFrame();
  const start = performance.now();
  action();
  do await afterFrame();
  while (!isDone());
  return performance.now() - start;
}

function find(selector: string): HTMLElement {
  const found = place.querySelector<HTMLElement>(selector);
  if (found) return found;
  throw new Error(`The page has no ${selector}.`);
}

function heading(column: string): HTMLElement {
  const buttons = [...place.querySelectorAll<HTMLElement>('[role="columnheader"] button')];
  const found = buttons.find((button) => button.textContent === column);
  if (found) return found;
  throw new Error(`The table has no heading ${column}.`);
}

function firstRow(): string {
  return place.querySelectorAll('[role="row"]')[1]?.textContent ?? '';
}

function rowCount(): string | null {
  return find('[aria-rowcount]').getAttribute('aria-rowcount');
}

function type(text: string): void {
  const input = find('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The first task after the next frame: what it shows has been laid out and painted. */
async function afterFrame(): Promise<void> {
  await nextFrame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
