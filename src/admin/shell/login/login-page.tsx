import { report } from '#data/problems/report.ts';
import '#ui/styles/staff.css';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  type ActionFunctionArgs,
  Await,
  Form,
  Link,
  Navigate,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import type { Challenge } from '#data/account/challenge.ts';
import { nextPath } from '#domain/next-path.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Head, HeadDefaults } from '#ui/head.tsx';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { Notice } from '#ui/notice.tsx';
import { Toaster, toast } from '#ui/overlays/toast.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { formTexts } from '#words/form-texts.ts';
import { notePassword } from '../../shared/access/lock-times.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { CrashScreen } from '../../shared/parts/crash-screen.tsx';
import { useOpenFromNotice } from '../notices/use-open-from-notice.ts';
import type { CodeForm } from './code-form.tsx';
import { PasswordField } from './password-field.tsx';

/** Larger than the page, and needed only after a password is typed. */
const auth = () => import('#data/account/auth.ts');

async function isSignedIn(): Promise<boolean> {
  try {
    const { currentSession } = await auth();
    return ((await currentSession())?.role ?? null) !== null;
  } catch {
    // Harmless: submitting the form loads it again and reports.
    return false;
  }
}

/** Not awaited: the form renders at once. */
export function loader() {
  return { signedIn: isSignedIn() };
}

/** A sign-in through the form leaves the page anyway. */
export const shouldRevalidate = () => false;

const failed = 'Login failed. Please try again.';
const noErrors: Errors = [];

type Errors = { field?: string; message: string }[];

/** The password is right, and a code is asked for. */
type Asked = { email: string; challenge: Challenge; CodeForm: typeof CodeForm };

type Answer = { errors: Errors; resetFor?: string; asked?: Asked };

export async function action({ request }: ActionFunctionArgs): Promise<Answer | Response> {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  try {
    if (form.get('intent') === 'reset') return await reset(email);
    const answer = await answerTo(email, password, form.get('keep') !== null);
    if (answer) return answer;
  } catch (error) {
    report(error, failed);
    return { errors: [{ message: failed }] };
  }
  signedInNow();
  return redirect(nextPath(new URL(request.url).searchParams.get('next')));
}

function signedInNow() {
  notePassword();
  toast.success('Successfully signed in!');
}

/** null once a person is signed in. */
async function answerTo(email: string, password: string, keep: boolean): Promise<Answer | null> {
  if (!email || !password) return { errors: [{ message: formTexts.allRequired }] };
  const { signIn } = await auth();
  const answer = await signIn(email, password, keep);
  if (answer.ok) return null;
  if ('error' in answer) return { errors: [{ message: answer.error || failed }] };
  const { CodeForm } = await loadChunk(() => import('./code-form.tsx'));
  return { errors: [], asked: { email, challenge: answer.challenge, CodeForm } };
}

async function reset(email: string): Promise<Answer> {
  if (!email) return { errors: [{ field: 'email', message: 'Enter your email first' }] };
  const { sendReset } = await auth();
  const answer = await sendReset(email);
  return answer.ok ? { errors: [], resetFor: email } : { errors: [{ message: answer.error }] };
}

export function Component() {
  const { signedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { errors = noErrors, resetFor, asked } = answer ?? {};
  const [back, goBack] = useState<{ from: Asked; errors: Errors }>();
  const isBack = asked !== undefined && back?.from === asked;
  const { formData } = useNavigation();
  const intent = formData?.get('intent');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useOpenFromNotice();
  return (
    <HeadDefaults brand="Clinic admin">
      <Head title="Admin Login" noindex />
      <div className="admin grid min-h-dvh lg:grid-cols-[1fr_1.15fr]">
        <div className="flex flex-col px-6 py-8 sm:px-12">
          <header className="flex items-center justify-between">
            <Link to="/" reloadDocument className="link inline-flex items-center gap-2 py-2">
              <ArrowLeft className="ico" />
              Back to website
            </Link>
            <ThemeToggle />
          </header>
          <main className="m-auto w-full max-w-[24rem] py-12">
            <img
              src="/img/mark.svg"
              alt=""
              width={56}
              height={56}
              className="size-14 rounded-[16px]"
            />
            <h1 className="mt-7 text-[2rem]">Admin Login</h1>
            <p className="mt-1.5 text-[1rem] text-text-2">Access the admin dashboard</p>
            <div className="mt-8">
              {asked && !isBack ? (
                <asked.CodeForm
                  {...asked}
                  onDone={() => {
                    signedInNow();
                    void navigate(nextPath(params.get('next')));
                  }}
                  onBack={(message) =>
                    goBack({ from: asked, errors: message ? [{ message }] : noErrors })
                  }
                />
              ) : (
                <Form method="post" noValidate className="grid gap-5">
                  <ErrorSummary errors={isBack ? back.errors : errors} />
                  {resetFor && (
                    <Notice tone="ok" role="status">
                      If {resetFor} belongs to an account, a link to set a new password is on its
                      way.
                    </Notice>
                  )}
                  <TextField
                    label="Email"
                    name="email"
                    type="email"
                    autoComplete="username"
                    defaultValue={asked?.email}
                  />
                  <PasswordField />
                  <KeepField />
                  {/* The first submit button of the form: Enter in a field means Login. */}
                  <Button
                    type="submit"
                    className="w-full"
                    busy={formData !== undefined && intent !== 'reset'}
                    busyLabel="Signing in..."
                  >
                    Login
                  </Button>
                  <Button
                    type="submit"
                    name="intent"
                    value="reset"
                    variant="ghost"
                    size="sm"
                    className="justify-self-center"
                    busy={intent === 'reset'}
                    busyLabel="Sending..."
                  >
                    Forgot password?
                  </Button>
                </Form>
              )}
            </div>
            <AlreadySignedIn signedIn={signedIn} />
          </main>
        </div>
        <div className="relative hidden overflow-hidden bg-[#cfe3e7] lg:block">
          <img
            src="/img/hero-tall.svg"
            alt=""
            className="absolute inset-0 size-full object-cover object-[40%_100%] dark:brightness-75"
          />
        </div>
      </div>
      <Toaster />
    </HeadDefaults>
  );
}

export function ErrorBoundary() {
  return <CrashScreen error={useRouteError()} />;
}

/** Redirects a signed-in person; the form is usable until that is known. */
function AlreadySignedIn({ signedIn }: { signedIn: Promise<boolean> }) {
  const [params] = useSearchParams();
  return (
    <p role="status" className="mt-3 min-h-6 text-center text-[.875rem] text-text-3">
      <Suspense fallback="Loading...">
        <Await resolve={signedIn}>
          {(isSignedIn) => isSignedIn && <Navigate to={nextPath(params.get('next'))} replace />}
        </Await>
      </Suspense>
    </p>
  );
}

/** Where the clinic allows it: the sign-in outlives the browser's session. */
function KeepField() {
  const [isKept, setIsKept] = useState(false);
  if (import.meta.env.VITE_KEEP_SIGNED_IN !== 'true') return null;
  return (
    <CheckField name="keep" checked={isKept} onChange={setIsKept}>
      Keep me signed in on this device
    </CheckField>
  );
}
