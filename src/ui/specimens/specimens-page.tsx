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

const groups = ['foundations', 'buttons', 'forms', 'status', 'overlays', 'navigation'];

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

  const themes = [
    { label: 'Light', to: '?', current: !dark },
    { label: 'Dark', to: '?theme=dark', current: dark },
  ];
  return (
    <main className="admin min-h-dvh bg-sunken py-8">
      <Head title="Components" noindex />
      <div className="wrap grid grid-cols-1 gap-10">
        <header className="flex flex-wrap items-end gap-4">
          <h1>Components</h1>
          {groups.map((id) => (
            <a key={id} href={`#${id}`} className="link">
              {id}
            </a>
          ))}
          <Segmented label="Theme" items={themes} />
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
