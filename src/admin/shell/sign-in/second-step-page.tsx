import '#ui/styles/staff.css';
import '../admin.css';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { reloadSession, signOut } from '#data/account/auth.ts';
import { readClinic } from '#data/clinic-settings.ts';
import { report } from '#data/problems/report.ts';
import { settled } from '#data/settled.ts';
import { loginPath, loginPathFrom, nextPath } from '#domain/next-path.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Head, HeadDefaults } from '#ui/head.tsx';
import { Toaster, toast } from '#ui/overlays/toast.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { sessionContext } from '../../shared/access/session-context.ts';
import { SetUpApp } from './set-up-app.tsx';

export { ErrorBoundary } from '../guard/guard-screen.tsx';

const brand = 'Clinic admin';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    email: context.get(sessionContext).email,
    next: nextPath(new URL(request.url).searchParams.get('next')),
    clinic: await settled(readClinic(), 'Failed to load the facts of the clinic'),
  };
}

/** All that a person sees who needs a second step and has none. */
export function Component() {
  const { next, email, clinic } = useLoaderData<typeof loader>();
  const issuer = (clinic.ok && clinic.value.name) || brand;
  const navigate = useNavigate();
  const leave = async (to: string) => {
    try {
      await signOut();
      await navigate(to);
    } catch (error) {
      report(error, 'Failed to sign out');
      toast.error('Failed to sign out');
    }
  };
  const goOn = async () => {
    const session = await reloadSession().catch((error) => {
      report(error, 'The session wasn’t read again');
      return null;
    });
    if (session && !session.needsFactor) return navigate(next);
    toast.success('On. Sign in once more, with a code.');
    return leave(loginPathFrom(next));
  };
  return (
    <HeadDefaults brand={brand}>
      <Head title="Set up your second step" noindex />
      <div className="admin dense min-h-dvh bg-sunken px-4 py-6 sm:px-6">
        <header className="mx-auto flex max-w-2xl items-center justify-between gap-3">
          <img
            src="/img/mark.svg"
            alt=""
            width={40}
            height={40}
            className="size-10 rounded-[12px]"
          />
          <div className="flex items-center gap-2.5">
            <Button variant="outline" onClick={() => void leave(loginPath)}>
              Sign Out
            </Button>
            <ThemeToggle />
          </div>
        </header>
        <main className="mx-auto mt-10 max-w-2xl">
          <h1>Set up your second step</h1>
          <p className="mt-2 text-text-2">
            The owner asks everyone who sees patients to sign in with a password and a code. It
            takes two minutes and a phone. Then you go on where you were.
          </p>
          <Card className="mt-6 p-5">
            <SetUpApp email={email} issuer={issuer} onDone={() => void goOn()} />
          </Card>
        </main>
      </div>
      <Toaster />
    </HeadDefaults>
  );
}
