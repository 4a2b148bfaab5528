<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\Defaults;
use Rueda\Form\Kind\Kind;

defined( 'ABSPATH' ) || exit;

/** Reads the `default:` options of a form-tag. */
final class TagDefaults {
	private const POSITIONS = '/^\d{1,6}(?:_\d{1,6})*$/D';

	public function __construct( private Notes $notes ) {}

	/** The default value's source, such as `get` or `user_email`. A field has one, so the first known one counts. */
	public function source( FormTag $tag ): string {
		$source = '';
		foreach ( $tag->all( 'default' ) as $written ) {
			if ( 1 === preg_match( self::POSITIONS, $written ) && true === Kind::known( $tag->type )?->has_choices() ) {
				continue;
			}
			$is_known = 'get' === $written || isset( Defaults::OF_USERS[ $written ] );
			if ( '' === $source && $is_known ) {
				$source = $written;
				continue;
			}
			$words = $is_known
				/* translators: 1: name of a field, 2: option of a form-tag, as in default:user_email. */
				? __(
					'“%1$s” can take its default value from only one source. The second one, “%2$s”, was left out.',
					'rueda'
				)
				/* translators: 1: name of a field, 2: option of a form-tag, as in default:post_meta. */
				: __( '“%1$s” cannot take its default value from “%2$s” here. That was left out.', 'rueda' );
			$this->notes->add( sprintf( $words, $tag->title(), 'default:' . $written ) );
		}
		return $source;
	}

	/** @return list<int> Which choices are chosen, counted from 1. */
	public function positions( FormTag $tag ): array {
		$positions = [];
		foreach ( $tag->all( 'default' ) as $written ) {
			if ( 1 === preg_match( self::POSITIONS, $written ) ) {
				array_push( $positions, ...array_map( 'intval', explode( '_', $written ) ) );
			}
		}
		return $positions;
	}
}
