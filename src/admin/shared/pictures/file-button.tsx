import { type ComponentProps, useRef } from 'react';
import { Button } from '#ui/button.tsx';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Names the browser's own control, which is hidden. */
  inputLabel: string;
  /** What the system's file picker offers, as in an input's accept. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

export function FileButton({ inputLabel, accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={inputLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="outline" {...button} onClick={() => input.current?.click()} />
    </>
  );
}
