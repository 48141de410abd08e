import type { ReactNode } from 'react';
import { Head, HeadDefaults } from '#ui/head.tsx';
import { useTheme } from '#ui/theme.ts';

/** One message in place of the back office, with one link. */
export function FullScreen({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action: ReactNode;
}) {
  useTheme();
  return (
    <HeadDefaults brand="Clinic admin">
      <Head title={title} noindex />
      <main className="admin grid min-h-dvh place-content-center justify-items-center gap-5 bg-sunken px-6 py-12 text-center">
        <img src="/img/mark.svg" alt="" width={56} height={56} className="size-14 rounded-[16px]" />
        <div role="alert" className="grid max-w-[30rem] justify-items-center gap-2">
          <h1>{title}</h1> <p className="text-body text-text-2">{children}</p>
        </div>
        <div>{action}</div>
      </main>
    </HeadDefaults>
  );
}
