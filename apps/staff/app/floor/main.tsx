// First, so that the order of the cascade layers is declared before anything uses one.
import '@lifted/design/theme/tokens.css';
import '@lifted/design/theme/fonts.css';
import '@lifted/design/theme/base.css';
import './floor.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFloorApp } from './device/floor-worker.ts';
import { FloorContext, openFloor } from './device/use-floor.ts';
import { FloorApp } from './floor-app.tsx';
import { openInFloorLanguage } from './frame/floor-language.ts';
import { showLook } from './frame/look.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the app.');
openInFloorLanguage();
showLook();
const floor = openFloor();
keepFloorApp(floor);
createRoot(place).render(
  <StrictMode>
    <FloorContext value={floor}>
      <FloorApp />
    </FloorContext>
  </StrictMode>,
);
