<?php
/**
 * What a visitor gets before any script.
 *
 * @package Rueda
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// The other plugin's script would draw into it too.
$rueda_is_first = 'rueda-saved-chart-1' === wp_unique_prefixed_id( 'rueda-saved-chart-' ) && ! ( new Rueda\Compat\WheelOfLife() )->is_active();

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Every part is escaped where it is put together.
echo ( new Rueda\Chart\SavedChart( new Rueda\Chart\Pictures( new Rueda\Chart\PolarPicture(), new Rueda\Chart\BarPicture() ) ) )->render( $attributes, $rueda_is_first );
