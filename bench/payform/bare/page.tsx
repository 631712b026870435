import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/* A minimal React page: a heading, and a button that changes it. */
function Hello() {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <h1>Hello {presses}</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Greet
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Hello />);
