/**
 * The theme of the payment form. Imported before any other style, so that the layers have their
 * order.
 */
import '@tiyin/ui/theme/theme';
import '@tiyin/ui/theme/payform.css';
