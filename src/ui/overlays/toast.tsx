import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import hotToast, { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { useTopModal } from './open-modals.ts';

const durationMs = 5000;
const leavingMs = 200;
const atMost = 3;

type ToastOptions = {
  action?: { label: string; onSelect: () => void };
  link?: { label: string; to: string };
};

export const toast = {
  success: (message: string, options?: ToastOptions) => {
    hotToast.success(content(message, options));
  },
  /** Announces a failure; interrupts a screen reader. */
  error: (message: string, options?: ToastOptions) => {
    const ariaProps = { role: 'alert', 'aria-live': 'assertive' } as const;
    hotToast.error(content(message, options), { ariaProps });
  },
  clear: () => hotToast.remove(),
};

const content = (message: string, { action, link }: ToastOptions = {}) => {
  return ({ id }: { id: string }) => (
    <span className="toast-body">
      <span className="toast-text">{message}</span>
      {(action || link) && (
        <span className="toast-actions">
          {action && (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                hotToast.dismiss(id);
                action.onSelect();
              }}
            >
              {action.label}
            </button>
          )}
          {link && (
            <Link className="toast-action" to={link.to} onClick={() => hotToast.dismiss(id)}>
              {link.label}
            </Link>
          )}
        </span>
      )}
    </span>
  );
};

/** Where toasts appear. Rendered once, in the back office's outermost layout. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: durationMs, removeDelay: leavingMs });
  const topModal = useTopModal();
  const list = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const isPaused = useRef(false);
  const pause = () => {
    isPaused.current = true;
    handlers.startPause();
  };
  // Once per pause: a second end at the same moment would give the others a time that no timer can hold.
  const resume = () => {
    if (!isPaused.current) return;
    isPaused.current = false;
    handlers.endPause();
  };

  useEffect(() => {
    // Newest first, so these are the oldest.
    for (const { id } of toasts.filter((item) => item.visible).slice(atMost)) hotToast.dismiss(id);
  }, [toasts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another element in another modal
  useLayoutEffect(() => {
    if (list.current) liftToasts(list.current);
  }, [toasts, topModal]);

  // Tab may need more than the five seconds of a toast to come here.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') list.current?.querySelector<HTMLElement>('button, a')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // Moving an element from under the pointer fires no pointerleave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the toasts move to another modal
  useEffect(resume, [topModal]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    pause();
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  // A click here ends a toast. Removing an element under the pointer fires no pointerleave and no blur, so the
  // pause is ended and the focus restored by hand.
  const onClick = () => {
    resume();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };

  if (toasts.length === 0) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the buttons inside act
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on those buttons arrive as clicks
    <div
      ref={list}
      className="toasts"
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={onFocus}
      onBlur={resume}
      onClick={onClick}
    >
      {toasts.map((item) => (
        <ToastLine key={item.id} item={item} />
      ))}
    </div>,
    topModal ?? document.body,
  );
}

function ToastLine({ item }: { item: Toast }) {
  const Icon = item.type === 'error' ? CircleAlert : CircleCheck;
  return (
    <div {...item.ariaProps} className="toast" data-kind={item.type} data-leaving={!item.visible}>
      <Icon className="ico" aria-hidden="true" />
      {resolveValue(item.message, item)}
      <button
        type="button"
        className="toast-x"
        aria-label="Dismiss"
        onClick={() => hotToast.dismiss(item.id)}
      >
        <X className="ico" />
      </button>
    </div>
  );
}

/** CSS pixels between the toasts and the button below them. */
const gap = 8;

/** Moves the toasts above the button that was just pressed, where they cover it: it may be pressed again. */
function liftToasts(list: HTMLElement): void {
  const button = document.activeElement?.closest('button, a');
  if (button && list.contains(button)) return;
  list.style.transform = '';
  if (!button) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  const isCovered = [...list.children].some((toast) => {
    const over = toast.getBoundingClientRect();
    return over.left < right && over.right > left;
  });
  if (!isCovered || top >= room.bottom || bottom <= room.top) return;
  list.style.transform = `translateY(${top - gap - room.bottom}px)`;
}
