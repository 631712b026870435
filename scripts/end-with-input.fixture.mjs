// A program that ends only on request.
setInterval(() => undefined, 1000);
console.log('running');
