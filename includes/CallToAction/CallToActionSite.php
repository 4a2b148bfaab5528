<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Label;
use Rueda\Support\LinkAddress;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * The site's call to action, and one that stands on a page as a block: a text and two buttons.
 *
 * @immutable
 */
final class CallToActionSite {
	/** In characters; nobody needs a longer text below a chart. */
	public const LONGEST_TEXT = 5000;

	/**
	 * @param string $title       Plain text.
	 * @param string $description Clean HTML.
	 */
	private function __construct(
		public string $title,
		public string $description,
		private CallToActionButton $primary,
		private CallToActionButton $secondary,
		public Look $look
	) {}

	/** @return array<array-key, mixed> The fields of a call to action, which older content and sites store as JSON. */
	public static function fields( mixed $stored ): array {
		$stored = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		return is_array( $stored ) ? $stored : [];
	}

	public static function from_stored( mixed $stored ): self {
		$stored = self::fields( $stored );
		return new self(
			self::line( $stored['title'] ?? null ),
			self::html( $stored['description'] ?? null ),
			CallToActionButton::from_stored( 'primary', $stored ),
			CallToActionButton::from_stored( 'secondary', $stored ),
			Look::from_stored( $stored['customizer'] ?? null, true )
		);
	}

	/** @return array<string, mixed> The complete object for whatever is stored; it is also what a save stores. */
	public static function complete( mixed $stored ): array {
		return self::from_stored( $stored )->to_array();
	}

	/** @return array<string, mixed> As it is stored and sent. */
	public function to_array(): array {
		return [ 'title' => $this->title, 'description' => $this->description ]
			+ $this->primary->texts()
			+ $this->secondary->texts()
			+ $this->primary->switches()
			+ $this->secondary->switches()
			+ [ 'customizer' => $this->look->to_array() ];
	}

	/** @return array{CallToActionButton, CallToActionButton} */
	public function buttons(): array {
		return [ $this->primary, $this->secondary ];
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$of_value = static fn ( mixed $value ): array => match ( true ) {
			is_string( $value ) => [ 'type' => 'string', 'maxLength' => self::LONGEST_TEXT ],
			is_bool( $value )   => [ 'type' => 'boolean' ],
			// The look is read leniently, because older panels stored it in different shapes.
			default             => [ 'type' => 'object', 'additionalProperties' => true ],
		};
		return Setting::schema( array_map( $of_value, self::complete( null ) ) );
	}

	/** Plain text on one line. */
	public static function line( mixed $value ): string {
		return Label::line( self::text( $value ) );
	}

	/** Allows the HTML of posts, without the attributes that change how an element looks or what it stands for. */
	public static function html( mixed $value ): string {
		$allowed = [];
		foreach ( wp_kses_allowed_html( 'post' ) as $tag => $attributes ) {
			$allowed[ $tag ] = is_array( $attributes )
				? array_diff_key( $attributes, array_flip( [ 'style', 'class', 'id', 'role', 'data-*' ] ) )
				: [];
		}
		return trim( wp_kses( self::text( $value ), $allowed ) );
	}

	/** An address that may stand in a link, else an empty text. */
	public static function link( mixed $value ): string {
		return LinkAddress::clean( self::text( $value ) );
	}

	/** Cuts the text to the longest allowed, because not every way to store it checks the length. */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? mb_substr( wp_check_invalid_utf8( $value ), 0, self::LONGEST_TEXT ) : '';
	}
}
