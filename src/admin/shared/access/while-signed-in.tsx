import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';

const SignedIn = createContext(false);

/** False while another tab has signed the person out. */
export const useSignedIn = () => useContext(SignedIn);

/** While signed out the page is out of the document. It comes back as it was: React keeps fields and uploads. */
export function WhileSignedIn({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The only child of its parent: React looks for it there when it removes or inserts a sibling.
  const page = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = page.current;
    if (!element || element.isConnected === signedIn) return;
    if (!signedIn) {
      focused.current = document.activeElement;
      element.remove();
      return;
    }
    place.current?.append(element);
    // A dialog that left the document is open but no longer modal.
    for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    if (focused.current instanceof HTMLElement && element.contains(focused.current)) {
      focused.current.focus();
    }
  }, [signedIn]);

  return (
    <div ref={place}>
      <div ref={page}>
        <SignedIn value={signedIn}>{children}</SignedIn>
      </div>
    </div>
  );
}
