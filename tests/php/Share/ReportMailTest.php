<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Chart\NextStep;
use Rueda\Mail\Letter;
use Rueda\Share\ReportMailTexts;
use Rueda\Share\Recipient;

/** The content of a report's mail. */
final class ReportMailTest extends ShareTestCase {
	public function test_says_all_in_plain_text(): void {
		$key    = $this->reports()->owner_key( $this->report );
		$letter = $this->compose( [], 'Ana', $this->report->owner_link( $key ) );
		$text   = $letter->text;

		self::assertStringContainsString(
			"Hello Ana,\n\nHere is the wheel that was filled in at Life & Wheel on November 14, 2023.",
			$text
		);
		self::assertStringContainsString( "- Health & Fitness: 7\n", $text );
		self::assertMatchesRegularExpression( '/\n\n\d\.\d of 10 on average.*\n\nStrongest: /', $text );
		self::assertStringContainsString( "\n" . $this->report->link() . "\n", $text );
		self::assertStringContainsString( "\n" . $this->report->owner_link( $key ) . "\n", $text );
		self::assertStringContainsString( 'can also delete the wheel', $text );
		self::assertStringNotContainsString( '<p', $text );
		self::assertStringNotContainsString( '&amp;', $text );
	}

	public function test_says_the_same_in_html_without_anything_from_elsewhere(): void {
		$html = $this->compose()->html;

		self::assertStringStartsWith( '<!DOCTYPE html><html lang="en-US" dir="ltr">', $html );
		self::assertStringContainsString( '<th scope="row"', $html );
		self::assertMatchesRegularExpression( '~>\d\.\d of 10 on average.*</p>~', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<link', $html );
		self::assertStringNotContainsString( '<b>Fun', $html );
		preg_match_all( '/(?:src|href)="([^"]*)"/', $html, $addresses );
		self::assertSame( [ esc_url( $this->report->link() ) ], $addresses[1] );
	}

	public function test_has_what_was_wished_for_and_how_far_it_is(): void {
		$this->report = $this->save_report(
			[
				[ 'label' => 'A & B', 'rating' => 7, 'color' => '#FF0000', 'wished' => 9 ],
				[ 'label' => 'Fun', 'rating' => 3, 'color' => '#1DB53F' ],
			]
		);
		$letter       = $this->compose();

		self::assertStringContainsString( "\n- A & B: 7, wished 9\n- Fun: 3\n", $letter->text );
		$gaps = "From now to wished:\nA & B: now 7, wished 9 (2 more)";
		self::assertStringContainsString( "\n\n{$gaps}\n\n", $letter->text );
		self::assertStringContainsString( nl2br( esc_html( $gaps ) ) . '</p>', $letter->html );
		self::assertStringContainsString( '>7, wished 9</td>', $letter->html );
	}

	public function test_has_what_was_written_as_text_of_which_no_program_makes_a_link(): void {
		$note         = "<i>Tired</i> & 3.5 hours.\n"
			. 'See https://evil.example/a or evil.example, or ask bad@evil.example';
		$plain        = "Tired & 3.5 hours.\n"
			. 'See https: //evil. example/a or evil. example, or ask bad@ evil. example';
		$this->report = $this->save_report(
			[
				[ 'label' => 'Health', 'rating' => 7, 'color' => '#FF0000', 'note' => $note ],
				[ 'label' => 'Fun', 'rating' => 3, 'color' => '#1DB53F' ],
			]
		);
		$letter       = $this->compose();

		self::assertStringContainsString( "\n\nHealth:\n{$plain}\n\n", $letter->text );
		self::assertStringContainsString( nl2br( esc_html( "Health:\n{$plain}" ) ) . '</p>', $letter->html );
		self::assertStringNotContainsString( "Fun:\n", $letter->text );
		preg_match_all( '/(?:src|href)="([^"]*)"/', $letter->html, $addresses );
		self::assertSame( [ esc_url( $this->report->link() ) ], $addresses[1] );
	}

	public function test_has_what_the_owner_does_next_as_text_of_which_no_program_makes_a_link(): void {
		$steps = [
			NextStep::read( 1, '<b>Call</b> evil.example & go', '2099-01-02', 2 ),
			NextStep::read( 0, 'Rest', '', 2 ),
		];
		$rated = $this->report->rated()->with_steps( array_values( array_filter( $steps ) ) );
		$this->reports()->replace( $this->report, $rated );
		$this->report = $this->reports()->fresh( $this->report->id() ) ?? $this->report;
		$letter       = $this->compose();
		$areas        = $this->report->chart()->areas;
		$next         = "What next:\n{$areas[1]->label} (January 2, 2099): Call evil. example & go\n"
			. "{$areas[0]->label}: Rest";

		self::assertStringContainsString( "\n\n{$next}\n\n", $letter->text );
		self::assertStringContainsString( nl2br( esc_html( $next ) ) . '</p>', $letter->html );
		preg_match_all( '/(?:src|href)="([^"]*)"/', $letter->html, $addresses );
		self::assertSame( [ esc_url( $this->report->link() ) ], $addresses[1] );
	}

	public function test_has_what_the_wheels_author_says_to_the_ratings(): void {
		$area         = get_comment_delimited_block_content(
			'rueda/area',
			[ 'label' => 'Health', 'adviceMiddle' => 'Walk more & rest.', 'adviceMiddleLink' => '/walk' ],
			''
		);
		$wheel        = wp_insert_post(
			wp_slash(
				[
					'post_type'    => 'wheel',
					'post_status'  => 'publish',
					'post_title'   => 'Spring',
					'post_content' => get_comment_delimited_block_content( 'rueda/add-wheels', [], $area ),
				]
			)
		);
		$this->report = $this->save_report( [ [ 'label' => 'Health', 'rating' => 7 ] ], 'en_US', $wheel );
		$letter       = $this->compose();
		$link         = home_url( '/walk' );

		self::assertStringContainsString(
			"What you can do\n\nHealth:\nWalk more & rest.\n{$link}\n\n",
			$letter->text
		);
		self::assertStringContainsString(
			'<strong>Health</strong><br>Walk more &amp; rest.<br>',
			$letter->html
		);
		self::assertStringContainsString( 'href="' . esc_url( $link ) . '"', $letter->html );
		self::assertStringContainsString( '>More about Health</a>', $letter->html );
	}

	public function test_does_not_name_a_wheel_that_is_not_public(): void {
		$wheel        = wp_insert_post(
			[ 'post_type' => 'wheel', 'post_status' => 'publish', 'post_title' => 'Balance of spring' ]
		);
		$this->report = $this->save_report( wheel: $wheel );
		self::assertStringContainsString( 'Balance of spring', $this->compose()->text );

		wp_update_post( [ 'ID' => $wheel, 'post_password' => 'secret' ] );
		self::assertStringNotContainsString( 'Balance of spring', $this->compose()->text );
	}

	public function test_has_no_owners_link_and_no_empty_place_for_it(): void {
		$letter = $this->compose();

		self::assertStringNotContainsString( 'View or delete', $letter->text );
		self::assertStringNotContainsString( 'View or delete', $letter->html );
		self::assertStringNotContainsString( "\n\n\n", $letter->text );
	}

	public function test_works_for_a_report_in_which_all_was_skipped(): void {
		$this->report = $this->save_report( [] );
		$letter       = $this->compose();

		self::assertStringContainsString( 'No area was rated in this wheel.', $letter->text );
		self::assertStringContainsString( 'No area was rated in this wheel.', $letter->html );
	}

	public function test_has_the_words_that_an_admin_chose(): void {
		$letter = $this->compose(
			[
				'subject'  => 'For {name} & co',
				'greeting' => 'Dear {name}!',
				'before'   => "First\n\nSecond <line> {link}",
				'after'    => '{unknown} {title}',
				'sign_off' => "Yours\n{site}",
			],
			'Ana'
		);

		self::assertSame( 'For Ana & co', $letter->subject );
		self::assertStringContainsString(
			"Dear Ana!\n\nFirst\n\nSecond <line> " . $this->report->link(),
			$letter->text
		);
		self::assertStringContainsString( '{unknown} ' . $this->report->title(), $letter->text );
		self::assertStringContainsString( "Yours<br />\nLife &amp; Wheel", $letter->html );
		self::assertStringNotContainsString( 'Here is the wheel', $letter->text );
	}

	public function test_greets_well_without_a_name(): void {
		self::assertStringStartsWith( "Dear!\n", $this->compose( [ 'greeting' => 'Dear {name}!' ] )->text );
	}

	public function test_does_not_fill_placeholders_that_came_with_a_value(): void {
		self::assertSame( 'For {link}', $this->compose( [ 'subject' => 'For {name}' ], '{link}' )->subject );
	}

	public function test_is_in_the_language_of_the_page_when_that_is_installed(): void {
		add_filter(
			'gettext_rueda',
			static fn ( string $text ): string => 'es_ES' === determine_locale() ? "es: {$text}" : $text
		);
		$spanish = $this->save_report( null, 'es_ES' );
		$klingon = $this->save_report( null, 'tlh' );
		$this->install_spanish();

		$this->report = $spanish;
		self::assertStringContainsString( 'es: Hola', $this->compose()->text );
		self::assertSame( 'en_US', determine_locale() );
		$this->report = $klingon;
		self::assertStringStartsWith( 'Hello', $this->compose()->text );
	}

	public function test_is_read_from_the_right_where_the_language_is(): void {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
		try {
			$html = $this->compose()->html;
		} finally {
			$GLOBALS['wp_locale']->text_direction = 'ltr';
		}

		self::assertStringContainsString( 'dir="rtl"', $html );
		self::assertStringContainsString( 'text-align:right', $html );
	}

	public function test_can_be_changed_by_a_plugin(): void {
		add_filter(
			'rueda_report_mail',
			function ( array $mail, int $report_id ): array {
				self::assertSame( $this->report->id(), $report_id );
				$mail['subject'] = "Changed\r\nBcc: all@example.org";
				$mail['message'] = '<p>Changed</p>';
				$mail['headers'] = [ 'X-Mine: yes' ];
				return $mail;
			},
			10,
			2
		);
		$letter = $this->compose();

		self::assertSame(
			[ 'Changed Bcc: all@example.org', '<p>Changed</p>', [ 'X-Mine: yes' ] ],
			[ $letter->subject, $letter->html, $letter->headers ]
		);
	}

	/** @return array<string, array{array<string, mixed>}> */
	public function wider(): array {
		return [
			'another address' => [ [ 'to' => 'all@example.org' ] ],
			'two addresses'   => [ [ 'to' => 'ana@example.org, all@example.org' ] ],
			'a list'          => [ [ 'to' => [ 'ana@example.org', 'all@example.org' ] ] ],
			'Cc'              => [ [ 'headers' => [ 'Cc: all@example.org' ] ] ],
			'Bcc in a text'   => [ [ 'headers' => "X-Mine: yes\r\nBCC: all@example.org" ] ],
			'a blank in Bcc'  => [ [ 'headers' => [ 'Bcc : all@example.org' ] ] ],
			'a broken line'   => [ [ 'headers' => [ "X-Mine: yes\r\nBcc: all@example.org" ] ] ],
			'To'              => [ [ 'headers' => [ 'To: all@example.org' ] ] ],
			'no array'        => [ [ 'headers' => 7, 'message' => [] ] ],
		];
	}

	/**
	 * @dataProvider wider
	 * @param array<string, mixed> $changed
	 */
	public function test_cannot_be_sent_to_more_people_by_a_plugin( array $changed ): void {
		add_filter( 'rueda_report_mail', static fn ( array $mail ): array => $changed + $mail );
		$letter = $this->compose();

		self::assertSame( [ 'ana@example.org' ], $letter->to );
		self::assertStringNotContainsString( 'all@', implode( ' ', $letter->headers ) );
		self::assertNotContains( 'all@example.org', $letter->people() );
	}

	public function test_survives_a_plugin_that_forgets_to_return(): void {
		add_filter( 'rueda_report_mail', '__return_null' );

		self::assertStringContainsString( 'Hello', $this->compose()->text );
	}

	/** @param array<string, string> $words */
	private function compose( array $words = [], string $name = '', string $owner_link = '' ): Letter {
		$to = Recipient::from_typed( 'ana@example.org' );
		self::assertNotNull( $to );
		$texts  = ReportMailTexts::from_values( $words );
		$letter = $this->letters()->of_report( $this->report, $texts, $to, $name, $owner_link );
		self::assertNotNull( $letter );
		return $letter;
	}
}
