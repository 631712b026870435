/** Inter Variable, self-hosted, in the three subsets that the back office needs. The payment form does not import it. */
import './inter.css.ts';
