// The synthesizer makes itself something to play on as soon as it is loaded. A worker has nothing of the kind, and needs nothing.
if (!('AudioContext' in globalThis)) Object.assign(globalThis, { AudioContext: class {} });
