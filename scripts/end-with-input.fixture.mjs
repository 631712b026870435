// A program that ends by itself only when it is told to.
setInterval(() => undefined, 1000);
console.log('running');
