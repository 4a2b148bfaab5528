<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\AddressGroups;
use Rueda\Support\Read;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/** Prints an address as a group of fields with a name. */
final class AddressMarkup {
	/**
	 * @param array<array-key, mixed> $attributes Those of the block.
	 * @param string                  $content    Its fields, printed.
	 */
	public static function around( array $attributes, string $content ): string {
		$name   = AddressGroups::name( $attributes );
		$legend = '' === $name ? '' : Html::element(
			'legend',
			[ 'class' => 'rueda-address__label' ],
			Verbatim::html( esc_html( $name ) )
		);
		return Html::element(
			'fieldset',
			[
				'class'      => Html::classes( [ 'rueda-address', Read::text( $attributes, 'className' ) ] ),
				'aria-label' => '' === $name ? __( 'Address', 'rueda' ) : null,
			],
			$legend . InlineStyle::of( 'form-address/style-index' )
				. Html::element( 'div', [ 'class' => 'rueda-address__parts' ], $content )
		);
	}
}
