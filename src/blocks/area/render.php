<?php
/**
 * One area as plain content, for feeds, search and REST. A wheel's page asks its areas instead.
 *
 * @package Rueda
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$rueda_area = new Rueda\Wheel\Area( $attributes, Rueda\Support\Range::of( null, null ) );
if ( '' === $rueda_area->label() ) {
	return;
}
?>
<div <?php echo get_block_wrapper_attributes(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- core escapes it. ?>>
	<h3><?php echo esc_html( $rueda_area->label() ); ?></h3>
	<?php echo $rueda_area->description(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- cleaned by Area. ?>
</div>
