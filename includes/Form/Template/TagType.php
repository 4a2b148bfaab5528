<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Kind\Kind;

defined( 'ABSPATH' ) || exit;

/** Knows the types of form-tags in templates. */
final class TagType {
	/** Types without a name, because they belong to the whole form. */
	public const NAMELESS = [ 'response', 'submit', 'turnstile', 'recaptcha', 'stripe' ];

	/** Types of templates that a field of ours does not have; in the protocol a captcha is two tags. */
	private const OTHERS = [ 'captchac', 'captchar', 'reflection', 'output' ];

	/** Whether a type is known; an asterisk is allowed for types that can be required. */
	public static function is_known( string $type ): bool {
		return str_ends_with( $type, '*' )
			? true === Kind::known( substr( $type, 0, -1 ) )?->can_be_required()
			: self::has_name( $type ) || in_array( $type, self::NAMELESS, true );
	}

	public static function has_name( string $type ): bool {
		$type = rtrim( $type, '*' );
		return in_array( $type, self::OTHERS, true )
			|| ( ! in_array( $type, self::NAMELESS, true ) && $type === Kind::known( $type )?->tag() );
	}
}
