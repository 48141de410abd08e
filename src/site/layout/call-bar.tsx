import { Phone } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { phoneHref } from '#domain/text/phone.ts';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { runFocusLinks } from '../frame/run-focus-links.ts';
import { usePageHandle } from './page-handle.ts';

const HideRef = createContext<RefCallback<Element>>(() => {});

/** Attributes of a part of a page that offers the same actions: the call bar hides while it is on screen. */
export function useHidesCallBar() {
  return { ref: use(HideRef), 'data-steps': '' };
}

/** Call and request, for the thumb; hidden from 64rem up, and while the visitor types (keyboard on screen). */
export function CallBarFrame({ children }: { children: ReactNode }) {
  const { phone } = useClinic();
  const { callBar, offersSteps = false } = usePageHandle();
  // null until the observer reports for the first time: in a built page, after the app has started.
  const [onScreen, setOnScreen] = useState<readonly Element[] | null>(null);

  useEffect(runFocusLinks, []);

  const hideRef = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const others = (shown: readonly Element[] | null) =>
        (shown ?? []).filter((other) => other !== element);
      const leave = () => setOnScreen(others);
      const enter = () => setOnScreen((shown) => [...others(shown), element]);
      const observer = new IntersectionObserver((entries) =>
        entries.at(-1)?.isIntersecting ? enter() : leave(),
      );
      // Until the observer reports, the page decides.
      if (offersSteps) enter();
      observer.observe(element);
      return () => {
        observer.disconnect();
        leave();
      };
    },
    [offersSteps],
  );

  return (
    <div className="call-bar-frame">
      <HideRef value={hideRef}>{children}</HideRef>
      <section
        aria-label={words.quickContact}
        data-placement="call_bar"
        data-off={onScreen === null ? offersSteps : onScreen.length > 0}
        className="call-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] transition-[translate,visibility] duration-200 ease-settle lg:hidden print:hidden"
      >
        <div className="flex flex-wrap gap-2.5 px-4 py-2.5">
          {phone && (
            <ButtonLink
              href={phoneHref(phone)}
              variant="accent"
              className={`min-h-13 px-4 ${callBar === 'call' ? 'flex-1' : ''}`}
            >
              <Phone className="ico" />
              <span>
                {callBar === 'call' ? words.callAt : words.call}{' '}
                <span className={callBar === 'call' ? 'num' : 'sr-only'}>{phone}</span>
              </span>
            </ButtonLink>
          )}
          {callBar === undefined && (
            <ButtonLink to={paths.contact} className="min-h-13 flex-1 px-3">
              {words.request}
            </ButtonLink>
          )}
          {typeof callBar === 'object' && (
            <ButtonLink
              href={`#${callBar.target}`}
              className="min-h-13 flex-1 px-3"
              data-focus={callBar.target}
            >
              {callBar.label}
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  );
}
