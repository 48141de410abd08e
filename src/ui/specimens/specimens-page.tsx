import '../styles/staff.css';
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../forms/segmented.tsx';
import { Head } from '../head.tsx';
import { Toaster } from '../overlays/toast.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { Buttons } from './buttons.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Navigation } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { Specimen } from './specimen.tsx';
import { Status } from './status.tsx';

const groups = [
  ['foundations', 'Colour and type'],
  ['buttons', 'Buttons'],
  ['forms', 'Forms'],
  ['status', 'Status and messages'],
  ['overlays', 'Dialogs, menus and toasts'],
  ['navigation', 'Navigation and tables'],
] as const;

/** Every component in every state, in development only. */
export function Component() {
  const [params] = useSearchParams();
  const dark = params.get('theme') === 'dark';

  // By hand: the real switch keeps everything outside /admin light.
  useLayoutEffect(() => {
    if (!dark) return;
    document.documentElement.dataset.theme = 'dark';
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [dark]);

  return (
    <main className="admin min-h-dvh bg-sunken py-8">
      <Head title="Components" noindex />
      <div className="wrap grid grid-cols-1 gap-10">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1>Components</h1>
            <nav aria-label="Groups" className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
              {groups.map(([id, title]) => (
                <a key={id} href={`#${id}`} className="link">
                  {title}
                </a>
              ))}
            </nav>
          </div>
          <Segmented
            label="Theme"
            items={[
              { label: 'Light', to: '?', current: !dark },
              { label: 'Dark', to: '?theme=dark', current: dark },
            ]}
          />
        </header>
        <Foundations />
        <Buttons />
        <Forms />
        <Status />
        <Overlays />
        <Navigation />
        <Specimen
          title="Theme switch"
          note="Changes what is shown under /admin alone; here it keeps the page light."
        >
          <ThemeToggle />
        </Specimen>
      </div>
      <Toaster />
    </main>
  );
}
