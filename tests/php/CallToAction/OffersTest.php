<?php

declare( strict_types=1 );

namespace Rueda\Tests\CallToAction;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\CallToActionChoice;
use Rueda\CallToAction\CallToActionClickRoute;
use Rueda\CallToAction\CallToActionClicks;
use Rueda\CallToAction\CallToActionSettings;
use Rueda\CallToAction\Offers;
use Rueda\CallToAction\ResultAnswers;
use Rueda\Chart\RatedWheel;
use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;
use Rueda\Tests\Wheel\WheelTestCase;
use WP_REST_Request;

final class OffersTest extends WheelTestCase {
	private const AREAS = [ [ 'label' => 'Health' ], [ 'label' => 'Money', 'areaId' => 'Finances' ] ];

	protected function setUp(): void {
		parent::setUp();
		update_option( CallToActionSettings::OPTION, [ 'title' => 'The site’s' ] );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . CallToActionClicks::full_name() );
	}

	public function test_reads_of_a_result_what_the_page_reads(): void {
		$file  = RUEDA_REPOSITORY . 'tests/fixtures/result-answers.json';
		$cases = json_decode( (string) file_get_contents( $file ), true );
		foreach ( $cases as [ 'name' => $name, 'areas' => $areas, 'answers' => $expected ] ) {
			$answers = new ResultAnswers( self::rated( $areas ) );
			foreach ( $expected as $field => $values ) {
				self::assertSame( $values, $answers->of( (string) $field ), "{$name}: {$field}" );
			}
		}
	}

	public function test_the_first_offer_that_holds_stands_in_place_of_the_wheels_own(): void {
		$wheel = $this->wheel(
			[
				self::offer( 'aaaa', 'lowest', 'equal', 'Health', 'For your health' ),
				self::offer( 'bbbb', 'mean', 'less', '5', 'A talk' ),
				self::offer( 'cccc', 'mean', 'less', '9', '' ),
				self::offer( 'dddd', 'area:Finances', 'greater', '8', 'For the rich' ),
			]
		);

		self::assertSame( 'For your health', $this->shown( $wheel, 2, 3 ) );
		self::assertSame( 'A talk', $this->shown( $wheel, 5, 4 ) );
		self::assertSame( 'The site’s', $this->shown( $wheel, 8, 7 ), 'an offer without content is passed over' );
		self::assertSame( 'For the rich', $this->shown( $wheel, 10, 9 ) );

		update_post_meta( $wheel, CallToAction::META, [ 'ctaType' => 'page-cta', 'title' => 'The wheel’s' ] );
		self::assertSame( 'The wheel’s', $this->shown( $wheel, 8, 7 ) );
		self::assertSame( 'For your health', $this->shown( $wheel, 2, 3 ) );

		update_post_meta( $wheel, CallToAction::META, [ 'ctaType' => 'no-cta' ] );
		self::assertNull( $this->shown( $wheel, 8, 7 ) );
		self::assertSame( 'For your health', $this->shown( $wheel, 2, 3 ) );
	}

	public function test_a_wheel_without_rules_has_the_call_to_action_that_it_had(): void {
		$wheel = $this->make_wheel( self::AREAS );
		self::assertSame( 'The site’s', $this->shown( $wheel, 2, 3 ) );

		$with = $this->wheel( [ self::offer( 'aaaa', 'lowest', 'equal', 'Health', 'For your health' ) ] );
		self::assertSame( 'The site’s', ( new CallToActionChoice() )->of_wheel( $with )?->title );
	}

	public function test_clicks_are_counted_for_each_offer_and_go_with_their_wheel(): void {
		$wheel  = $this->wheel(
			[
				self::offer( 'aaaa', 'lowest', 'equal', 'Health', 'One' ),
				self::offer( 'bbbb', 'mean', 'less', '5', 'Two' ),
			]
		);
		$clicks = new CallToActionClicks();
		$route  = new CallToActionClickRoute( $clicks, new RateLimiter( new Clock(), 'cta-click', 60, 600 ) );
		$press  = static fn ( string $cta ): int => $route->take( [ 'cta' => $cta, 'button' => 'primary' ] );
		foreach ( [ "{$wheel}:aaaa", "{$wheel}:aaaa", "{$wheel}:bbbb", "{$wheel}:gone" ] as $cta ) {
			self::assertSame( 204, $press( $cta ) );
		}
		foreach ( [ "{$wheel}:", "{$wheel}:AAAA", "{$wheel}:aaaa:b", 'global:aaaa', '0:aaaa' ] as $cta ) {
			self::assertSame( 400, $press( $cta ) );
		}
		$all = static fn (): array => $clicks->totals( "{$wheel}:aaaa", "{$wheel}:bbbb", "{$wheel}:gone" );
		self::assertSame(
			[
				"{$wheel}:aaaa" => [ 'primary' => 2, 'secondary' => 0 ],
				"{$wheel}:bbbb" => [ 'primary' => 1, 'secondary' => 0 ],
			],
			$all()
		);

		wp_delete_post( $wheel, true );
		self::assertSame( [], $all() );
	}

	public function test_what_is_stored_is_clean_whoever_stored_it(): void {
		$offer  = self::offer( 'aaaa', 'mean', 'less', '5', '<b>Hi</b><script>alert(1)</script>' );
		$stored = Offers::complete(
			[
				$offer,
				[ 'id' => 'aaaa', 'cta' => [ 'buttonLink' => 'javascript:alert(1)' ] ],
				[ 'id' => '"><script>' ],
				'word',
				...array_fill( 0, 10000, $offer ),
			]
		);
		self::assertCount( 20, $stored );
		self::assertSame( $stored, Offers::complete( $stored ) );
		self::assertCount( 20, array_unique( array_column( $stored, 'id' ) ) );
		self::assertSame( 'Hi', $stored[0]['cta']['title'] );
		self::assertSame( '', $stored[1]['cta']['buttonLink'] );
		self::assertSame( [], preg_grep( '/^[a-z0-9]{4,12}$/D', array_column( $stored, 'id' ), PREG_GREP_INVERT ) );
		foreach ( [ null, '', 'word', 7, [ 7 ] ] as $nothing ) {
			self::assertSame( [], Offers::complete( $nothing ) );
		}
	}

	public function test_visitors_read_the_offers_with_the_identities_of_the_areas(): void {
		$wheel = $this->wheel( [ self::offer( 'aaaa', 'area:Finances', 'less', '5', 'A talk' ) ] );
		$wire  = $this->get_wheel( $wheel )->get_data()['rueda_offers'];
		self::assertSame( [ 'Health', 'Finances' ], $wire['areas'] );
		self::assertSame( 'A talk', $wire['offers'][0]['cta']['title'] );
		self::assertSame(
			[ 'offers' => [], 'areas' => [] ],
			$this->get_wheel( $this->make_wheel( self::AREAS ) )->get_data()['rueda_offers']
		);
	}

	public function test_authors_save_offers_and_nobody_else_does(): void {
		$wheel = $this->make_wheel( self::AREAS );
		$save  = static function ( array $offers ) use ( $wheel ): int {
			$request = new WP_REST_Request( 'POST', "/wp/v2/wheel/{$wheel}" );
			$request->set_body_params( [ 'rueda_offers' => [ 'offers' => $offers ] ] );
			return rest_do_request( $request )->get_status();
		};
		$offer = self::offer( 'aaaa', 'mean', 'less', '5', 'O\'Hara "talks"' );
		self::assertSame( 401, $save( [ $offer ] ) );

		$this->act_as( 'editor' );
		self::assertSame( 200, $save( [ $offer ] ) );
		self::assertSame( Offers::complete( [ $offer ] ), Offers::of_wheel( $wheel )->to_array() );
		self::assertSame( 400, $save( array_fill( 0, 21, $offer ) ) );
		$bad = $offer;

		$bad['when']['rules'][0]['is'] = 'like';
		self::assertSame( 400, $save( [ $bad ] ) );
		self::assertSame( 200, $save( [] ) );
		self::assertFalse( metadata_exists( 'post', $wheel, Offers::META ) );
	}

	private function shown( int $wheel, int $health, int $money ): ?string {
		$rated = self::rated(
			[
				[ 'label' => 'Health', 'id' => 'Health', 'value' => $health, 'min' => 1, 'max' => 10 ],
				[ 'label' => 'Money', 'id' => 'Finances', 'value' => $money, 'min' => 1, 'max' => 10 ],
			]
		);
		return ( new CallToActionChoice() )->of_wheel( $wheel, $rated )?->title;
	}

	/** @param list<array<string, mixed>> $offers */
	private function wheel( array $offers ): int {
		return $this->make_wheel( self::AREAS, [ 'meta_input' => [ Offers::META => $offers ] ] );
	}

	/** @return array<string, mixed> */
	private static function offer( string $id, string $field, string $is, string $value, string $title ): array {
		$rule = [ 'field' => $field, 'is' => $is, 'value' => $value ];
		return [ 'id' => $id, 'when' => [ 'match' => 'all', 'rules' => [ $rule ] ], 'cta' => [ 'title' => $title ] ];
	}

	/** @param list<array<string, mixed>> $areas */
	private static function rated( array $areas ): RatedWheel {
		$stored = array_map(
			static fn ( array $area ): array => [ 'rating' => $area['value'], 'color' => '#000' ] + $area,
			$areas
		);
		return RatedWheel::from_json( 1, (string) wp_json_encode( [ 'areas' => $stored ] ) );
	}
}
