import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../fixtures/in-form.tsx';
import { ConnectionLost } from './ConnectionLost.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { InsecureNotice } from './InsecureNotice.tsx';
import { LoadingNotice } from './LoadingNotice.tsx';
import { NotFoundNotice } from './NotFoundNotice.tsx';

const meta = {
  title: 'Screens/Payment form/Notices',
  component: NotFoundNotice,
  decorators: [inForm],
} satisfies Meta<typeof NotFoundNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Unavailable: Story = { render: () => <ErrorNotice /> };
export const Insecure: Story = { render: () => <InsecureNotice /> };
export const Loading: Story = { render: () => <LoadingNotice /> };

/** Above the view, which stays. */
export const NoConnection: Story = { render: () => <ConnectionLost /> };
