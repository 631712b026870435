import { oidcWindowPath } from '../../routing/paths.ts';

/** The purposes of a round trip in a window of its own. */
export type WindowPurpose = 'sign-in' | 'step-up';

const channelName = 'tiyin.oidc';

/** Opens the round trip beside the page, which keeps its typed text (PEOPLE-408). */
export function openOidcWindow(purpose: WindowPurpose): void {
  window.open(`${oidcWindowPath}?for=${purpose}`, '_blank', 'popup,width=520,height=720');
}

/** Notifies the other windows that a round trip has ended well. */
export function announceEnd(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('ended');
  channel.close();
}

/** Has the listener called when a round trip of another window has ended well; the answer stops it. */
export function onOidcEnd(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
