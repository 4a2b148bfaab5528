<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Closure;
use Rueda\Definitions;
use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Names;

defined( 'ABSPATH' ) || exit;

/**
 * The calls to action that a wheel has for some results. The first one whose rules hold is shown in place of the
 * wheel's own, or the site's.
 *
 * @immutable
 */
final class Offers {
	public const META = 'rueda_offers';

	/** @param list<Offer> $offers */
	private function __construct( public array $offers ) {}

	public static function of_wheel( int $wheel_id ): self {
		$is_wheel = Names::WHEEL_POST_TYPE === get_post_type( $wheel_id );
		return self::from_stored( $is_wheel ? get_post_meta( $wheel_id, self::META, true ) : null );
	}

	/** Entries that are none, or one too many, are left out. */
	public static function from_stored( mixed $stored ): self {
		$offers = [];
		foreach ( array_filter( CallToActionSite::fields( $stored ), 'is_array' ) as $index => $one ) {
			if ( count( $offers ) === Definitions::OFFERS_MOST ) {
				break;
			}
			$id = Offer::id_of( $one );
			if ( '' === $id || isset( $offers[ "#{$id}" ] ) ) {
				$id = substr( md5( $index . wp_json_encode( $one ) ), 0, 8 );
			}
			$offers[ "#{$id}" ] = new Offer(
				$id,
				Conditions::from_stored( $one['when'] ?? null ),
				CallToActionSite::from_stored( $one['cta'] ?? null )
			);
		}
		return new self( array_values( $offers ) );
	}

	/** @return list<array<string, mixed>> What a save stores, whatever code saves. */
	public static function complete( mixed $stored ): array {
		return self::from_stored( $stored )->to_array();
	}

	/** @return list<array<string, mixed>> As they are stored and sent. */
	public function to_array(): array {
		return array_map( static fn ( Offer $offer ): array => $offer->to_array(), $this->offers );
	}

	public function has( string $id ): bool {
		return in_array( $id, array_column( $this->offers, 'id' ), true );
	}

	/**
	 * The first one that holds and has something to show.
	 *
	 * @param Closure( string ): ?list<string> $answers What the rules are about: see ResultAnswers.
	 */
	public function first( int $wheel_id, Closure $answers ): ?CallToActionShown {
		foreach ( $this->offers as $offer ) {
			$shown = $offer->when->hold( $answers )
				? CallToActionShown::of_author( $offer->content, self::counted( $wheel_id, $offer->id ) )
				: null;
			if ( null !== $shown ) {
				return $shown;
			}
		}
		return null;
	}

	/** What the clicks of an offer are counted for. */
	public static function counted( int $wheel_id, string $id ): string {
		return "{$wheel_id}:{$id}";
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		return [
			'description' => __( 'Calls to action for some results, and how their rules name the areas.', 'rueda' ),
			'type'        => 'object',
			'context'     => [ 'view', 'edit' ],
			'properties'  => [
				'offers' => [
					'type'     => 'array',
					'maxItems' => Definitions::OFFERS_MOST,
					'items'    => Offer::schema(),
				],
				'areas'  => [ 'type' => 'array', 'items' => [ 'type' => 'string' ], 'readonly' => true ],
			],
		];
	}
}
