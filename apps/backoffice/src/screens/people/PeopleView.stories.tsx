import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, screen } from 'storybook/test';
import { readPeopleQuery } from '../../addresses/people-address.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makePerson, makeRoles } from '../../fixtures/staff.ts';
import { PeopleView } from './PeopleView.tsx';

const people = [
  makePerson(),
  makePerson({
    id: 5,
    username: 'anvar',
    firstName: 'Anvar',
    state: 'INVITED',
    lastSignInDate: null,
  }),
  makePerson({
    id: 6,
    username: 'left',
    firstName: 'Left',
    state: 'DISABLED',
    merchant: null,
    roles: [],
  }),
];

const meta = {
  title: 'Screens/Back office/People',
  component: PeopleView,
  decorators: [inFrame('People')],
  args: {
    onInvite: fn(),
    onQueryChange: fn(),
    onRetry: fn(),
    page: { data: people, total: 3 },
    query: readPeopleQuery(''),
    roles: makeRoles(),
  },
} satisfies Meta<typeof PeopleView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-342
/** Each row leads to its person; role and state narrow the list. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, first, invited, disabled] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Samarqand Market');
    await expect(invited).toHaveTextContent('Never');
    await expect(disabled).toHaveTextContent('Disabled');
    await userEvent.click(canvas.getByRole('combobox', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Disabled' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...args.query, state: 'DISABLED' });
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const NobodyFound: Story = {
  args: { page: { data: [], total: 0 }, query: readPeopleQuery('search=zzz') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all people' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(readPeopleQuery(''));
  },
};

export const Loading: Story = { args: { page: undefined, roles: undefined } };

export const Failed: Story = {
  args: {
    page: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
