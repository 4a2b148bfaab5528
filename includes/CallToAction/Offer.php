<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A call to action for some results.
 *
 * @immutable
 */
final class Offer {
	public const ID = '[a-z0-9]{4,12}';

	/** @param string $id Its name among those of its wheel, by which clicks are counted. */
	public function __construct( public string $id, public Conditions $when, public CallToActionSite $content ) {}

	/** @return array<string, mixed> As it is stored and sent. */
	public function to_array(): array {
		return [ 'id' => $this->id, 'when' => $this->when->to_array(), 'cta' => $this->content->to_array() ];
	}

	/** @param array<array-key, mixed> $stored */
	public static function id_of( array $stored ): string {
		$id = Read::string( $stored['id'] ?? null );
		return 1 === preg_match( '/^' . self::ID . '$/D', $id ) ? $id : '';
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		return [
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => [
				'id'   => [ 'type' => 'string', 'pattern' => '^' . self::ID . '$', 'required' => true ],
				'when' => Conditions::schema(),
				'cta'  => CallToActionSite::schema(),
			],
		];
	}
}
