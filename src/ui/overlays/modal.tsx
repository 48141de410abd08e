import { type ComponentProps, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { addOpenModal, removeOpenModal } from './open-modals.ts';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  /** Escape or a click beside it. The parent then stops rendering it; without this prop it stays open. */
  onClose?: () => void;
};

/** A native modal dialog, open while rendered. The browser traps and returns the focus; the sheet locks the scroll. */
export function Modal({ onClose, className, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    addOpenModal(dialog);
    dialog.showModal();
    return () => {
      removeOpenModal(dialog);
      // Before React removes the element: only close() returns the focus.
      dialog.close();
    };
  }, []);

  // What opened it may be gone by now.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );

  // The content fills the dialog, so only its backdrop has the dialog itself as target. A drag that
  // began inside, such as selecting text, does not count.
  const onMouseDown = (event: MouseEvent) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === event.currentTarget) onClose?.();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which arrives as cancel
    <dialog
      {...rest}
      ref={ref}
      className={classNames('modal', className)}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onCancel={(event) => {
        // Cancelling an inner control, such as a file picker, bubbles up here, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        // A browser may close it without asking, for instance on a second Escape.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (onClose) onClose();
        else event.currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
