<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel\Plain;

use DOMXPath;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- the names of the DOM.

/** The wheel without JavaScript: the page, and the answer to its one POST request. */
final class PlainFlowTest extends PlainTestCase {

	private const AREAS = [
		[ 'label' => 'Health', 'isRequired' => true ],
		[ 'label' => 'Fun & games', 'skipText' => 'Not now', 'lengendColor' => '#ff0000' ],
		[ 'label' => 'Money', 'minValue' => -2, 'maxValue' => 2 ],
	];

	public function test_offers_every_number_of_each_area_and_skip_where_it_is_allowed(): void {
		$page = $this->page( $this->make_wheel( self::AREAS ) );
		self::assertSame( [ 'Health', 'Fun & games', 'Money' ], $this->texts( $page, '//fieldset/legend' ) );
		self::assertSame( array_map( 'strval', range( 1, 10 ) ), $this->values( $page, 1 ) );
		self::assertSame( [ ...array_map( 'strval', range( 1, 10 ) ), 'skip' ], $this->values( $page, 2 ) );
		self::assertSame( [ '-2', '-1', '0', '1', '2', 'skip' ], $this->values( $page, 3 ) );
		self::assertStringContainsString( 'Not now', $this->texts( $page, '//fieldset[2]' )[0] );
		self::assertStringContainsString(
			'Skip this area - it\'s not important to me',
			$this->texts( $page, '//fieldset[3]' )[0]
		);
		self::assertCount( 0, $page->query( '//input[@checked]' ) );
		self::assertCount( 10, $page->query( '//fieldset[1]//input[@required]' ) );
	}

	public function test_a_wheel_without_a_title_offers_no_form_and_takes_no_answers(): void {
		$wheel = $this->make_wheel( self::AREAS, [ 'post_title' => '' ] );
		self::assertCount( 0, $this->page( $wheel )->query( '//form' ) );
		$page = $this->post(
			$wheel,
			[ 'rueda_wheel_place' => "rueda-wheel-$wheel-1", 'rueda_ratings' => [ '9', '4', '2' ] ]
		);
		self::assertCount( 0, $page->query( '//form|//table' ) );
		self::assertCount( 1, $page->query( '//*[contains(@class,"__intro")]' ) );
	}

	public function test_is_invisible_to_browsers_with_scripts(): void {
		$html = $this->html( $this->make_wheel() );
		self::assertStringNotContainsString(
			'<fieldset',
			(string) preg_replace( '#<noscript>.*?</noscript>#s', '', $html )
		);
	}

	public function test_is_shown_without_errors_to_visitors_whose_scripts_do_not_come(): void {
		$wheel = $this->make_wheel( self::AREAS );
		$page  = $this->post( $wheel, [ 'rueda_wheel_place' => "rueda-wheel-$wheel-1", 'rueda_wheel_open' => '1' ] );
		self::assertCount( 0, $page->query( '//noscript' ) );
		self::assertSame( [ 'Health', 'Fun & games', 'Money' ], $this->texts( $page, '//fieldset/legend' ) );
		self::assertCount( 0, $page->query( '//*[@role="alert"]|//*[@data-rueda-press]' ) );
		// The script leaves it as it is.
		self::assertCount( 1, $page->query( '//*[@class="is-answer"]//form' ) );
		self::assertCount( 1, $page->query( '//*[@data-rueda-status="answer"]' ) );
	}

	public function test_a_slider_becomes_radios_too_and_a_very_long_one_a_number(): void {
		$meta = [ 'wheel_meta_input_type' => 'slider', 'wheel_meta_range_min' => 0, 'wheel_meta_range_max' => 100 ];
		$page = $this->page(
			$this->make_wheel(
				[ [ 'label' => 'A' ], [ 'label' => 'B', 'maxValue' => 500000 ] ],
				[ 'meta_input' => $meta ]
			)
		);
		self::assertCount( 102, $this->values( $page, 1 ) );
		$number = $page->query( '//fieldset[2]//input[@type="number"]' )->item( 0 );
		self::assertSame( [ '0', '500000' ], [ $number->getAttribute( 'min' ), $number->getAttribute( 'max' ) ] );
	}

	public function test_an_invalid_range_becomes_one_to_ten(): void {
		$page = $this->page(
			$this->make_wheel(
				[ [ 'label' => 'A' ] ],
				[ 'meta_input' => [ 'wheel_meta_range_min' => 9, 'wheel_meta_range_max' => 9 ] ]
			)
		);
		self::assertSame(
			[ '1', '10', 'skip' ],
			[ $this->values( $page, 1 )[0], $this->values( $page, 1 )[9], $this->values( $page, 1 )[10] ]
		);
	}

	public function test_answers_with_what_the_author_says_to_the_ratings(): void {
		$areas = [
			[ 'label' => 'Health', 'adviceLow' => 'Rest.', 'adviceLowLink' => 'https://example.org/rest' ],
			[ 'label' => 'Fun', 'adviceHigh' => 'Well done.', 'adviceLow' => 'Play.' ],
			[ 'label' => 'Money' ],
		];
		$page  = $this->send( $this->make_wheel( $areas ), [ 'Health' => '2', 'Fun' => '9', 'Money' => '5' ] );
		$list  = '//section[contains(@class,"__advice")]//li';
		self::assertSame( [ 'Fun', 'Health' ], $this->texts( $page, "{$list}/h5" ) );
		self::assertSame( [ 'Well done.', 'Rest.', 'More about Health' ], $this->texts( $page, "{$list}/p" ) );
		self::assertCount( 1, $page->query( "{$list}//a[@href=\"https://example.org/rest\"]" ) );
	}

	public function test_answers_with_chart_sentence_and_table(): void {
		$page = $this->send(
			$this->make_wheel( self::AREAS ),
			[ 'Health' => '9', 'Fun & games' => '4', 'Money' => '2' ]
		);
		self::assertSame( [ 'Health', 'Fun & games', 'Money' ], $this->texts( $page, '//table/tbody//th' ) );
		self::assertSame( [ '9', '4', '2' ], $this->texts( $page, '//table/tbody//td' ) );
		self::assertCount( 1, $this->texts( $page, '//p[contains(@class,"__score") and contains(.," on average")]' ) );
		self::assertSame(
			[ 'Strongest: Money. Room to grow: Fun & games.' ],
			$this->texts( $page, '//p[contains(@class,"summary")]' )
		);
		self::assertSame( [ '#1DB53F', '#ff0000', '#1DB53F' ], $this->colors( $page ) );
		self::assertCount( 0, $page->query( '//form//fieldset' ) );
	}

	public function test_tells_the_owner_that_scripts_cannot_get_wheels_only_with_answers_that_are_complete(): void {
		$wheel   = $this->make_wheel( self::AREAS );
		$fields  = $this->fields( $this->page( $wheel ), [ 'Health' => '9' ] ) + [ '_rueda_refused' => '406' ];
		$refused = new RefusedCalls( new Clock() );

		$this->post( $wheel, [ 'rueda_ratings' => [] ] + $fields );
		self::assertSame( [], $refused->standing() );
		$this->post( $wheel, $fields );
		self::assertSame(
			[ [ rest_url( 'wp/v2/wheel/' ), 406 ] ],
			array_map( static fn ( $one ) => [ $one['address'], $one['status'] ], $refused->standing() )
		);
	}

	public function test_names_with_signs_of_html_stay_whole(): void {
		$page = $this->send( $this->make_wheel( [ [ 'label' => 'I &lt;3 R&amp;D' ] ] ), [ 'I <3 R&D' => '5' ] );
		self::assertSame( [ 'I <3 R&D' ], $this->texts( $page, '//table/tbody//th' ) );
		self::assertStringStartsWith(
			'I <3 R&D',
			$this->texts( $page, '//*[contains(@class,"rueda-chart")]//path/title' )[0]
		);
	}

	public function test_a_skipped_area_shifts_no_label_and_no_colour(): void {
		$page = $this->send(
			$this->make_wheel(
				[
					[ 'label' => 'A', 'lengendColor' => '#111111' ],
					[ 'label' => 'B', 'lengendColor' => '#222222' ],
					[ 'label' => 'C', 'lengendColor' => '#333333' ],
				]
			),
			[ 'A' => 'skip', 'B' => '3', 'C' => '5' ]
		);
		self::assertSame( [ 'B', 'C' ], $this->texts( $page, '//table/tbody//th' ) );
		self::assertSame( [ '#222222', '#333333' ], $this->colors( $page ) );
	}

	public function test_an_area_left_open_counts_as_skipped(): void {
		$page = $this->send( $this->make_wheel(), [ 'Money' => '5' ] );
		self::assertSame( [ 'Money' ], $this->texts( $page, '//table/tbody//th' ) );
	}

	public function test_a_range_that_goes_below_zero_is_drawn_from_its_beginning(): void {
		$id   = $this->make_wheel(
			[ [ 'label' => 'A' ], [ 'label' => 'B' ] ],
			[ 'meta_input' => [ 'wheel_meta_range_min' => -5, 'wheel_meta_range_max' => 5 ] ]
		);
		$page = $this->send( $id, [ 'A' => '0', 'B' => '-5' ] );
		self::assertSame( [ 'A: 0' ], $this->texts( $page, '//path/title' ) );
		self::assertStringContainsString( 'A99 99 ', $page->query( '//path/@d' )->item( 0 )->nodeValue );
	}

	public function test_a_wheel_of_bars_ends_in_bars(): void {
		$id   = $this->make_wheel( [ [ 'label' => 'A' ] ], [ 'meta_input' => [ 'wheel_chart_type' => 'bar-chart' ] ] );
		$page = $this->send( $id, [ 'A' => '7' ] );
		self::assertSame( [ 'A: 7' ], $this->texts( $page, '//path/title' ) );
		self::assertSame( 0, $page->query( '//circle' )->length );
	}

	public function test_all_skipped_is_said_in_words(): void {
		$page = $this->send( $this->make_wheel(), [ 'Health' => 'skip', 'Money' => 'skip' ] );
		self::assertCount( 0, $page->query( '//table' ) );
		self::assertStringContainsString( 'You have skipped all areas', $this->texts( $page, '//section' )[0] );
	}

	/**
	 * @testWith [""]
	 *           ["skip"]
	 *           ["0"]
	 *           ["11"]
	 *           ["5.5"]
	 *           ["5abc"]
	 *           ["<script>"]
	 *           ["99999999999999999999"]
	 */
	public function test_a_required_area_takes_a_number_of_its_range_and_nothing_else( string $sent ): void {
		$page = $this->send(
			$this->make_wheel( self::AREAS ),
			[ 'Health' => $sent, 'Fun & games' => '4', 'Money' => 'skip' ]
		);
		self::assertSame(
			[ 'Health: please choose a number from 1 to 10.' ],
			$this->texts( $page, '//fieldset[1]/p' )
		);
		self::assertSame(
			[ 'Health: please choose a number from 1 to 10.' ],
			$this->texts( $page, '//form/div[@role="alert"]//a' )
		);
		self::assertCount( 0, $page->query( '//table' ) );
		// The choices in the other areas are kept.
		self::assertSame( '4', $page->query( '//fieldset[2]//input[@checked]' )->item( 0 )->getAttribute( 'value' ) );
		self::assertSame(
			'skip',
			$page->query( '//fieldset[3]//input[@checked]' )->item( 0 )->getAttribute( 'value' )
		);
	}

	public function test_an_optional_area_refuses_what_is_out_of_bounds(): void {
		$page = $this->send( $this->make_wheel( self::AREAS ), [ 'Health' => '5', 'Money' => '3' ] );
		self::assertSame( [ 'Money: please choose a number from -2 to 2.' ], $this->texts( $page, '//fieldset[3]/p' ) );
	}

	public function test_answers_follow_their_areas_when_the_wheel_has_changed_since(): void {
		$id     = $this->make_wheel( [ [ 'label' => 'A' ], [ 'label' => 'B' ] ] );
		$fields = $this->fields( $this->page( $id ), [ 'A' => '1', 'B' => '2' ] );
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => '<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"B"} /-->'
					. '<!-- wp:rueda/area {"label":"New"} /--><!-- /wp:rueda/add-wheels -->',
			]
		);
		$page = $this->post( $id, $fields );
		self::assertSame( [ 'B' ], $this->texts( $page, '//table/tbody//th' ) );
		self::assertSame( [ '2' ], $this->texts( $page, '//table/tbody//td' ) );
	}

	public function test_two_areas_of_one_name_keep_their_own_answers(): void {
		$id   = $this->make_wheel(
			[ [ 'label' => 'A', 'lengendColor' => '#111111' ], [ 'label' => 'A', 'lengendColor' => '#222222' ] ]
		);
		$page = $this->page( $id );
		$name = static fn( int $area ): string => $page->query(
			"//fieldset[$area]//input"
		)->item( 0 )->getAttribute( 'name' );
		self::assertNotSame( $name( 1 ), $name( 2 ) );
	}

	public function test_a_post_to_another_place_changes_nothing(): void {
		$id                        = $this->make_wheel();
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = [ 'rueda_wheel_place' => 'rueda-wheel-1-99', 'rueda_ratings' => 'x' ];
		self::assertStringContainsString( '<noscript>', $this->html( $id ) );
		self::assertStringNotContainsString( 'Your wheel', $this->html( $id ) );
	}

	public function test_fields_of_the_wrong_type_are_ignored(): void {
		$id    = $this->make_wheel();
		$place = $this->fields( $this->page( $id ), [] );
		foreach ( [ 'text', [ 'x' => [ 'y' => 'z' ] ], [ [ [] ] ] ] as $ratings ) {
			$page = $this->post( $id, [ 'rueda_ratings' => $ratings ] + $place );
			self::assertStringContainsString( 'You have skipped all areas', $this->texts( $page, '//section' )[0] );
		}
	}

	/** @return list<string> */
	private function values( DOMXPath $page, int $area ): array {
		return array_map(
			static fn( \DOMElement $input ): string => $input->getAttribute( 'value' ),
			iterator_to_array( $page->query( "//fieldset[$area]//input" ), false )
		);
	}

	/** @return list<string> Of the chart's sectors, in their order. */
	private function colors( DOMXPath $page ): array {
		return array_map(
			static fn( \DOMElement $sector ): string => $sector->getAttribute( 'fill' ),
			iterator_to_array( $page->query( '//*[contains(@class,"rueda-chart")]//path' ), false )
		);
	}

	public function test_a_wheel_is_empty_after_a_post_of_another_website(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'A', 'maxValue' => 500000 ], [ 'label' => 'B' ] ] );
		$sent  = $this->fields( $this->page( $wheel ), [ 'A' => 'Call 555', 'B' => '4' ] );
		self::assertSame( [ 'Call 555' ], $this->typed( $this->post( $wheel, $sent ) ) );

		[ $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] ] = [ 'cross-site', 'https://evil.test' ];

		$page = $this->post( $wheel, $sent );
		self::assertSame( [ '' ], $this->typed( $page ) );
		self::assertCount( 0, $page->query( '//input[@checked]|//*[@role="alert"]' ) );
	}

	/** @return list<string> */
	private function typed( DOMXPath $page ): array {
		$numbers = iterator_to_array( $page->query( '//input[@type="number"]' ), false );
		return array_map( static fn ( \DOMElement $input ): string => $input->getAttribute( 'value' ), $numbers );
	}
}
