import type { Meta, StoryObj } from '@storybook/react-vite';
import { type OperationId, operations } from '@tiyin/api/operations';
import type { OwnSessionAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import {
  expect,
  isMockFunction,
  screen,
  spyOn,
  type userEvent,
  waitFor,
  within,
} from 'storybook/test';
import { Router, useLocation, useSearch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { makeCurrentUser } from './fixtures/people.ts';
import { answerOf, type OwnAnswers } from './fixtures/server.ts';
import { Routes } from './routes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { createSessionStore } from './session/session-store.ts';

function Page() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return (
    <RouterProvider navigate={(to) => navigate(to)}>
      <Routes />
      <output aria-label="Address">{search === '' ? path : `${path}?${search}`}</output>
    </RouterProvider>
  );
}

/** The status of the server's responses from now on: 200, a refusal, or 0 for unreachable. */
const server: { status: number; own: OwnAnswers } = { status: 200, own: {} };
/** The browser's cookies, which may go without the page noticing. */
const place = { document: { cookie: '' }, window: new EventTarget() };

function App({ at }: { readonly at: string }) {
  const [store] = useState(() => createSessionStore(place));
  const [{ hook, searchHook }] = useState(() => {
    const [path = '', searchPath = ''] = at.split('?');
    return memoryLocation({ path, searchPath });
  });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <SessionProvider store={store}>
        <Page />
      </SessionProvider>
    </Router>
  );
}

/** The waits of retries and of polling, in milliseconds. */
const WAITS: readonly unknown[] = [1000, 2000, 4000, 5000];

function shortenWaits(): void {
  const { setInterval: every, setTimeout: after } = globalThis;
  spyOn(globalThis, 'setTimeout').mockImplementation((run, delayMs) =>
    after(run, WAITS.includes(delayMs) ? Number(delayMs) / 100 : delayMs),
  );
  spyOn(globalThis, 'setInterval').mockImplementation((run, delayMs) =>
    every(run, delayMs === 5000 ? 50 : delayMs),
  );
}

const meta = {
  title: 'Screens/Back office/Pages',
  component: App,
  parameters: { layout: 'fullscreen' },
  args: { at: '/invoices?terminal=all' },
  beforeEach: () => {
    server.status = 200;
    server.own = {};
    place.document.cookie = 'jwt=a.b';
    const real = window.fetch;
    spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const request = input instanceof Request ? input : new Request(String(input), init);
      const { method, url } = request;
      return url.includes('/api/') ? answerOf(url, { ...server, method }) : real(input, init);
    });
    shortenWaits();
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const patience = { timeout: 6000 };
const address = (canvas: Canvas) => canvas.getByRole('status', { name: 'Address' });
const findRowOf = async (canvas: Canvas, page: number) =>
  (await canvas.findAllByText(`${page}.00`, { exact: false }, patience))[0];

/**
 * The press of a button is the first request that is refused. A poll that was refused before it
 * would open the dialog under the pointer, and the press would close it.
 */
async function pressRefused(user: Pick<typeof userEvent, 'click'>, button: HTMLElement) {
  button.addEventListener('pointerup', () => {
    server.status = 401;
  });
  await user.click(button);
}

/**
 * The session is over and its cookie is gone: the person signs in again in place, and the page
 * continues.
 */
export const SessionLost: Story = {
  play: async ({ canvas, userEvent }) => {
    await findRowOf(canvas, 1);
    place.document.cookie = '';
    await pressRefused(userEvent, canvas.getByRole('button', { name: 'Page 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }, patience));
    await expect(address(canvas)).toHaveTextContent('/invoices?terminal=all&page=2');
    await userEvent.type(dialog.getByLabelText(/Username/), 'operator');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'operator-demo');
    server.status = 200;
    place.document.cookie = 'jwt=c.d';
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await findRowOf(canvas, 2);
  },
};

// PEOPLE-8
/** A person who does not sign in again leaves, and no amounts stay visible. */
export const SessionLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await findRowOf(canvas, 1);
    await pressRefused(userEvent, canvas.getByRole('button', { name: 'Page 2' }));
    await screen.findByRole('dialog', { name: 'Log in again' }, patience);
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('button', { name: 'Log In' }, patience);
    await expect(address(canvas)).toHaveTextContent(/^\/login\?next=%2Finvoices%3F/);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** Logging out ends the session in this browser, even if the server was not reached. */
export const LogOutUnheard: Story = {
  play: async ({ canvas, userEvent }) => {
    await findRowOf(canvas, 1);
    server.status = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await canvas.findByRole('button', { name: 'Log In' }, patience);
    await expect(place.document.cookie).toContain('max-age=0');
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

// PEOPLE-10
/** A person who cannot be loaded after all retries is signed out. */
export const PersonNotLoaded: Story = {
  beforeEach: () => {
    server.status = 503;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log In' }, patience);
    await expect(place.document.cookie).toContain('max-age=0');
  },
};

/** A page that failed to load recovers when the server does. */
export const ServerBack: Story = {
  play: async ({ canvas }) => {
    await findRowOf(canvas, 1);
    server.status = 0;
    await canvas.findByText('These invoices may be out of date', undefined, patience);
    server.status = 200;
    await waitFor(
      () => expect(canvas.queryByText('These invoices may be out of date')).toBeNull(),
      patience,
    );
    await findRowOf(canvas, 1);
  },
};

/** The requested paths, without their queries. */
const requestedPaths = () =>
  (isMockFunction(window.fetch) ? window.fetch.mock.calls : []).map(
    ([input]) =>
      new URL(input instanceof Request ? input.url : String(input), window.location.origin)
        .pathname,
  );

/* A spy would record its own clock calls endlessly. */
async function aMinuteLater(command: () => Promise<void>): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + 60_000;
  try {
    await command();
  } finally {
    Date.now = now;
  }
}

// OFFICE-12, OFFICE-19
/**
 * Focus refreshes the list; the person and the terminals are requested once (OFFICE-12, OFFICE-19).
 */
export const RequestedOnce: Story = {
  play: async ({ canvas }) => {
    await findRowOf(canvas, 1);
    await canvas.findByRole('combobox', { name: 'Terminal' }, patience);
    const before = requestedPaths().length;
    await aMinuteLater(async () => {
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(requestedPaths().length).toBeGreaterThan(before), patience);
    });
    await findRowOf(canvas, 1);
    const paths = requestedPaths();
    const times = (id: OperationId) => {
      const { path } = operations.find(({ operationId }) => operationId === id) ?? {};
      return paths.filter((each) => each === path).length;
    };
    await expect(times('getCurrentUser')).toBe(1);
    await expect(times('listTerminals')).toBe(1);
  },
};

/** A refusal for want of a permission, as the server writes it. */
const forbidden = () =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 403, code: 'forbidden', requestId: 'r' },
    { status: 403, headers: { 'content-type': 'application/problem+json' } },
  );

// OFFICE-934
/** A permission that was taken away goes from the page with the first refusal, and so do the links that need it. */
export const PermissionTakenAway: Story = {
  beforeEach: () => {
    const permissions = ['merchant.callback.read'];
    server.own.getCurrentUser = { data: makeCurrentUser({ permissions }) };
  },
  play: async ({ canvas, userEvent }) => {
    await findRowOf(canvas, 1);
    await canvas.findByRole('link', { name: 'Alerts' });
    server.own.getCurrentUser = { data: makeCurrentUser({ permissions: [] }) };
    server.own.listInvoices = forbidden();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(
      () => expect(canvas.queryByRole('link', { name: 'Alerts' })).toBeNull(),
      patience,
    );
  },
};

/** Rows of one page are never shown as those of another that did not load. */
export const PageUnreachable: Story = {
  play: async ({ canvas, userEvent }) => {
    await findRowOf(canvas, 1);
    server.status = 503;
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await canvas.findByText('The invoices did not load', undefined, patience);
    await expect(canvas.queryByRole('grid')).toBeNull();
    server.status = 200;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await findRowOf(canvas, 3);
  },
};

// OFFICE-935
/** A sum that is too large is said, and the address is that of the list that is shown. */
export const InvalidCondition: Story = {
  args: { at: '/invoices?terminal=all&sumFrom=99999999999999999999&flowType=DEPOSIT' },
  beforeEach: () => {
    spyOn(toasts, 'error');
  },
  play: async ({ canvas }) => {
    await findRowOf(canvas, 1);
    await expect(address(canvas)).toHaveTextContent(/^\/invoices\?terminal=all&flowType=DEPOSIT$/);
    await expect(toasts.error).toHaveBeenCalledWith(
      'A condition of the link is not valid: Sum From',
      'The page is shown without it.',
    );
  },
};

// OFFICE-940
/** So it is on the other pages; of two kinds where one is wanted, the valid one stays. */
export const InvalidConditionOfNotifications: Story = {
  args: { at: '/notifications?status=open&kind=X&kind=TICKET_WAITS&mine=true' },
  beforeEach: () => {
    spyOn(toasts, 'error');
  },
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(address(canvas)).toHaveTextContent(/^\/notifications\?mine=true&kind=TICKET_WAITS$/),
      patience,
    );
    await expect(toasts.error).toHaveBeenCalledWith(
      'A condition of the link is not valid: Status, Kind',
      'The page is shown without it.',
    );
  },
};

export const BeyondTheEnd: Story = {
  args: { at: '/invoices?terminal=all&page=999' },
  play: async ({ canvas }) => {
    await findRowOf(canvas, 5);
    await expect(address(canvas)).toHaveTextContent('/invoices?terminal=all&page=5');
    await expect(document.title).toBe('Invoices · Tiyin');
  },
};

// OFFICE-5
/** An invoice's page has a name of its own, and a way back to the list as it was left. */
export const BackToTheList: Story = {
  args: { at: '/invoices?terminal=all&page=2' },
  play: async ({ canvas, userEvent }) => {
    const row = await findRowOf(canvas, 2);
    const link = within(row?.closest('[role="row"]') ?? document.body);
    await userEvent.click(link.getByRole('link'));
    const back = await canvas.findByRole('link', { name: 'Invoices' }, patience);
    await waitFor(() => expect(document.title).toMatch(/UZS · DONE · Tiyin$/), patience);
    await userEvent.click(back);
    await findRowOf(canvas, 2);
    await expect(address(canvas)).toHaveTextContent('/invoices?terminal=all&page=2');
  },
};

/** The end of the session as the server says it, so many ms from now. */
function sessionEndsIn(idleMs: number): OwnSessionAnswer {
  const date = (ms: number) => new Date(Date.now() + ms).toISOString();
  const ends = { serverDate: date(0), idleEndDate: date(idleMs), endDate: date(36_000_000) };
  const ways = { hasApp: false, hasPasskey: false, hasPassword: true, hasProvider: false };
  return { data: { ...ends, ...ways, confirmedUntilDate: null } };
}

const findWarning = () => screen.findByRole('dialog', { name: 'Are you still there?' }, patience);

// OFFICE-4
/** A page without its permission says what it needs, and leads to one that everybody may visit. */
export const NoAccess: Story = {
  args: { at: '/accounts' },
  beforeEach: () => {
    server.own.getCurrentUser = { data: makeCurrentUser({ permissions: [] }) };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('You have no access to this page', {}, patience);
    await expect(
      canvas.getByText(/It needs “See payment accounts and the money that needs a person”/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To the invoices' }));
    await findRowOf(canvas, 1);
  },
};

// PEOPLE-175
/** A person who does nothing is warned, and stays logged in by saying so. */
export const IdleAndBack: Story = {
  beforeEach: () => {
    server.own.getOwnSession = sessionEndsIn(90_000);
  },
  play: async ({ canvas, userEvent }) => {
    const warning = within(await findWarning());
    server.own.getOwnSession = sessionEndsIn(1_800_000);
    await userEvent.click(warning.getByText('Stay logged in'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await findRowOf(canvas, 1);
  },
};

// PEOPLE-170, PEOPLE-175
/** A person who does not come back has to log in again, on the page that they left. */
export const IdleToTheEnd: Story = {
  beforeEach: () => {
    server.own.getOwnSession = sessionEndsIn(1_500);
  },
  play: async ({ canvas }) => {
    await findWarning();
    server.status = 401;
    place.document.cookie = '';
    await screen.findByRole('dialog', { name: 'Log in again' }, patience);
    await expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).toBeNull();
    await expect(address(canvas)).toHaveTextContent('/invoices?terminal=all');
  },
};

// PEOPLE-176
// PEOPLE-407
/** After a sign-in at the provider the person's own second factor is given before anything opens. */
export const SecondFactorGiven: Story = {
  beforeEach: () => {
    server.own.getCurrentUser = { data: { ...makeCurrentUser(), mustGiveSecondFactor: true } };
    const { data } = sessionEndsIn(1_800_000);
    server.own.getOwnSession = { data: { ...data, hasApp: true, hasPassword: false } };
    server.own.stepUp = server.own.getOwnSession;
  },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Code' }, patience);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.type(code, '123456');
    server.own.getCurrentUser = { data: makeCurrentUser() };
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await findRowOf(canvas, 1);
  },
};

/** Where a second factor is required, nothing opens before it is set up, and everything after. */
export const SecondFactorFirst: Story = {
  beforeEach: () => {
    server.own.getCurrentUser = { data: { ...makeCurrentUser(), mustSetUpSecondFactor: true } };
    const secret = 'JBSWY3DPEHPK3PXP';
    server.own.beginTwoFactor = { data: { secret, uri: `otpauth://totp/Tiyin?secret=${secret}` } };
    server.own.confirmTwoFactor = { data: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an app' }, patience));
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const dialog = within(await screen.findByRole('dialog', undefined, patience));
    await userEvent.type(dialog.getByLabelText(/^Password/), 'operator-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await dialog.findByLabelText(/^Code/, undefined, patience), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await dialog.findByText('aaaa-bbbb', undefined, patience);
    server.own = {};
    await userEvent.click(dialog.getByRole('button', { name: 'I have kept them' }));
    await findRowOf(canvas, 1);
  },
};
