import { toastRoom } from './toastRoom.css.ts';

const name = toastRoom.slice('var('.length, -1);

/** Publishes the height of the toasts on the page: a ref of their region, which is there while one is. */
export function measureToasts(region: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  if (region === null) return () => undefined;
  const observer = new ResizeObserver(() => style.setProperty(name, `${region.offsetHeight}px`));
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
