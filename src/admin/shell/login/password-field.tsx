import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '#ui/forms/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export function PasswordField() {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextField
        label="Password"
        name="password"
        size="md"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
      />
      <IconButton
        icon={Icon}
        className="absolute right-1.5 bottom-1.5"
        label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
