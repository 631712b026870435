import '@tiyin/ui/styles.css';
import '@tiyin/ui/theme/fonts-inter';
import type { ReactNode } from 'react';

export const metadata = { title: 'An app of Next', icons: { icon: 'data:,' } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body>{children}</body>
    </html>
  );
}
