<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

use Rueda\Wheel\WheelMeta;

/** Who may do what with wheels and reports. A new action or route needs a new row in this table. */
final class WheelRightsTest extends RightsTestCase {

	/**
	 * @dataProvider rows
	 *
	 * @param callable(self, Person, string): Answer $call
	 * @param array{string, string, string}          $rights
	 */
	public function test_each_call_works_for_the_listed_users_and_nonces_only( callable $call, array $rights ): void {
		$this->assert_rights( $call, $rights );
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	public function rows(): iterable {
		yield from $this->action_rows();
		yield from $this->wheel_rows();
		yield from $this->report_rows();
		yield from $this->step_rows();
		yield from $this->page_rows();
		yield from $this->setting_rows();
		yield from $this->screen_rows();
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function action_rows(): iterable {
		yield 'getSocialShare' => [
			self::action( 'getSocialShare' ),
			self::OPEN,
		];
		yield 'getCTA' => [
			self::action( 'getCTA', [ 'mode' => 'front' ] ),
			self::OPEN,
		];
		yield 'rest-nonce' => [
			static fn ( self $on, Person $who ) => $on->requests->ajax( $who, [ 'action' => 'rest-nonce' ] ),
			self::OPEN,
		];
		yield 'saveWheelReport' => [
			self::action( 'saveWheelReport', static fn ( self $on ) => $on->filled_in() ),
			self::WITH_NONCE,
		];
		yield 'sendMyWheelEmail' => [
			self::action(
				'sendMyWheelEmail',
				static fn ( self $on ) => [ 'reportLink' => $on->a_report()->link() ] + $on->recipient()
			),
			self::WITH_NONCE,
		];
		$click = [ 'cta' => 'global', 'button' => 'primary' ];
		yield 'rueda_cta_click' => [
			self::action( 'rueda_cta_click', $click ),
			[ self::ALL_204, self::ALL_204, self::ALL_204 ],
		];
		$progress = [
			'areas' => '2',
			'from'  => '0',
			'to'    => '0',
		];
		yield 'the beacon of how far a wheel has got' => [
			self::action(
				'rueda_wheel_progress',
				static fn ( self $on ) => [ 'wheel' => (string) $on->wheel ] + $progress
			),
			[ self::ALL_204, self::ALL_204, self::ALL_204 ],
		];
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function wheel_rows(): iterable {
		yield 'reading a published wheel' => [
			self::route( 'GET', static fn ( self $on ) => "/wp/v2/wheel/{$on->wheel}" ),
			self::OPEN_REST,
		];
		yield 'listing wheels' => [
			self::route( 'GET', '/wp/v2/wheel' ),
			self::OPEN_REST,
		];
		yield 'reading a draft of somebody else' => [
			self::route( 'GET', static fn ( self $on ) => "/wp/v2/wheel/{$on->draft}" ),
			self::EDITORS,
		];
		yield 'beginning a wheel' => [
			self::route( 'POST', '/wp/v2/wheel', [ 'title' => 'New', 'status' => 'draft' ] ),
			[ '401 403 201 201 201 201', self::ALL_403, self::AS_NOBODY ],
		];
		yield 'changing a wheel of somebody else' => [
			self::route(
				'POST',
				static fn ( self $on ) => "/wp/v2/wheel/{$on->wheel}",
				[ 'meta' => [ 'wheel_meta_range_max' => 10 ] ]
			),
			self::EDITORS,
		];
		yield 'deleting a wheel of somebody else' => [
			self::route( 'DELETE', static fn ( self $on ) => "/wp/v2/wheel/{$on->another_wheel()}?force=true" ),
			self::EDITORS,
		];
		yield 'the overview of a wheel' => [
			self::route( 'GET', static fn ( self $on ) => "/rueda/v1/overview/{$on->wheel}" ),
			self::EDITORS,
		];
		yield 'whether a link leads anywhere' => [
			self::route( 'GET', '/rueda/v1/link?url=/' ),
			[ '401 403 200 200 200 200', self::ALL_403, self::AS_NOBODY ],
		];
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function report_rows(): iterable {
		yield 'listing reports' => [
			self::route( 'GET', '/rueda/v1/reports' ),
			self::EDITORS,
		];
		yield 'reading a report by its number' => [
			self::route( 'GET', static fn ( self $on ) => "/rueda/v1/reports/{$on->a_report()->id()}" ),
			self::EDITORS,
		];
		yield 'finding a report for a saved chart' => [
			self::route( 'GET', '/rueda/v1/saved-chart/reports' ),
			self::EDITORS,
		];
		foreach ( [ 'latest', 'average' ] as $show ) {
			yield "what a saved chart shows: {$show}" => [
				self::route(
					'GET',
					static fn ( self $on ) => "/rueda/v1/saved-chart?show={$show}&wheelId={$on->wheel}"
				),
				self::EDITORS,
			];
		}
		yield 'deleting a report by its number' => [
			self::route( 'DELETE', static fn ( self $on ) => "/rueda/v1/reports/{$on->another_report()->id()}" ),
			self::EDITORS,
		];
		yield 'deleting a report with its owner’s key' => [
			self::route(
				'DELETE',
				static function ( self $on ): string {
					$report = $on->another_report();
					return "/rueda/v1/reports/{$report->slug()}?owner={$on->key( $report )}";
				}
			),
			self::OPEN_REST,
		];
		yield 'deleting a report with the key of another' => [
			self::route(
				'DELETE',
				static function ( self $on ): string {
					$report = $on->another_report();
					return "/rueda/v1/reports/{$report->slug()}?owner={$on->key( $on->a_report() )}";
				}
			),
			[ self::ALL_403, self::ALL_403, self::ALL_403 ],
		];
		foreach ( [ 'rueda_report', 'wheel-submissions' ] as $base ) {
			yield "reports as posts, at wp/v2/{$base}" => [
				self::route( 'GET', "/wp/v2/{$base}" ),
				self::MISSING_REST,
			];
		}
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function step_rows(): iterable {
		yield 'writing next steps with the report’s key' => [
			self::route(
				'POST',
				static function ( self $on ): string {
					$report = $on->another_report();
					update_post_meta( $report->wheel_id(), WheelMeta::NEXT_STEPS, true );
					return "/rueda/v1/reports/{$report->slug()}/steps?owner={$on->key( $report )}";
				},
				[ 'steps' => [] ]
			),
			self::OPEN_REST,
		];
		yield 'writing next steps with the key of another report' => [
			self::route(
				'POST',
				static function ( self $on ): string {
					$report = $on->another_report();
					return "/rueda/v1/reports/{$report->slug()}/steps?owner={$on->key( $on->a_report() )}";
				},
				[ 'steps' => [] ]
			),
			[ self::ALL_403, self::ALL_403, self::ALL_403 ],
		];
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function page_rows(): iterable {
		yield 'the page of a report, by its link' => [
			static fn ( self $on, Person $who ) => $on->report_page( $who, $on->a_report()->link() ),
			self::OPEN,
		];
		yield 'the picture of a report, by its link' => [
			static fn ( self $on, Person $who ) => $on->requests->page(
				$who,
				home_url( "/?rueda_picture={$on->a_report()->slug()}" )
			),
			self::OPEN,
		];
		yield 'keeping a wheel as a report without a script' => [
			static fn ( self $on, Person $who ) => $on->keep( $who ),
			[ self::ALL_303, self::ALL_303, self::ALL_303 ],
		];
		yield 'mailing a report from its page without a script' => [
			static fn ( self $on, Person $who, string $nonce ) => $on->mail( $who, $nonce ),
			// Nothing was sent, and the page says why.
			[ self::ALL_303, self::ALL_200, self::ALL_200 ],
		];
		yield 'deleting a report on its page, as its owner' => [
			static function ( self $on, Person $who ) {
				$report = $on->another_report();
				$link   = "{$report->link()}?owner={$on->key( $report )}";
				return $on->requests->page( $who, $link, [ 'rueda_delete_report' => '1' ] );
			},
			[ self::ALL_303, self::ALL_303, self::ALL_303 ],
		];
		yield 'deleting a report on its page, with the key of another' => [
			static function ( self $on, Person $who ) {
				$link = "{$on->another_report()->link()}?owner={$on->key( $on->a_report() )}";
				return $on->report_page( $who, $link, [ 'rueda_delete_report' => '1' ] );
			},
			// The public view of the page.
			self::OPEN,
		];
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function setting_rows(): iterable {
		yield 'reading the settings' => [
			self::route( 'GET', '/wp/v2/settings' ),
			self::ADMINS,
		];
		foreach ( self::options() as $name => $value ) {
			yield "changing the setting {$name}" => [
				self::route( 'POST', '/wp/v2/settings', [ $name => (object) $value ] ),
				self::ADMINS,
			];
		}
		yield 'listing mails that failed' => [
			self::route( 'GET', '/rueda/v1/mails/failed' ),
			self::ADMINS,
		];
		yield 'sending a mail again that there is not' => [
			self::route( 'POST', '/rueda/v1/mails/999999999/again' ),
			[ '401 403 403 403 403 404', self::ALL_403, self::AS_NOBODY ],
		];
		foreach ( [ 'preview', 'test' ] as $name ) {
			yield "the {$name} of the report’s mail" => [
				self::route( 'POST', "/rueda/v1/report-mail/{$name}", (object) [] ),
				self::ADMINS,
			];
		}
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function screen_rows(): iterable {
		$who_sees = [
			'rueda-reports'  => 'login 403 403 403 200 200',
			'rueda-overview' => 'login 403 403 403 200 200',
			'rueda-settings' => 'login 403 403 403 403 200',
		];
		foreach ( $who_sees as $name => $rights ) {
			yield "the screen {$name}" => [
				static fn ( self $on, Person $who ) => $on->screen( $who, $name ),
				[ $rights, $rights, $rights ],
			];
		}
		yield 'rueda_export_reports' => [
			static function ( self $on, Person $who, string $nonce ) {
				$on->a_report();
				$link = $on->printed_link( $who, $nonce, 'rueda-reports', 'action=rueda_export_reports' );
				return $on->requests->press( $who, $link );
			},
			self::AS_FILE,
		];
		yield 'deleting a report from the list' => [
			static function ( self $on, Person $who, string $nonce ) {
				$id    = (string) $on->another_report()->id();
				$query = "rueda-reports&action=delete&report[]={$id}";
				return $on->confirm( $who, $nonce, $query, [ 'report' => [ $id ] ] );
			},
			self::ON_SCREEN,
		];
	}

	/** @param array<string, string>|null $posted */
	private function report_page( Person $who, string $link, ?array $posted = null ): Answer {
		$answer = $this->requests->page( $who, $link, $posted );
		self::assertStringContainsString( 'class="rueda-report"', $answer->body() );
		return $answer;
	}

	private function another_wheel(): int {
		return $this->make_wheel( settings: [ 'post_author' => $this->person( 'administrator' )->id() ] );
	}

	/** @return array<string, string> */
	private function filled_in(): array {
		return [
			'wheelId'      => (string) $this->wheel,
			'chartType'    => 'polar-chart',
			'chartOptions' => '{}',
			'chartData'    => $this->chart( [ 'Health' => 1, 'Money' => 2 ] ),
		];
	}

	/** @return array<string, string> */
	private function recipient(): array {
		return [
			'toEmail'  => wp_generate_uuid4() . '@example.test',
			'fullName' => 'Ana',
		];
	}

	private function keep( Person $who ): Answer {
		$page = $this->make_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'A page with a wheel',
				'post_content' => "<!-- wp:rueda/wheel {\"wheelId\":{$this->wheel}} /-->",
			]
		);
		$link = (string) get_permalink( $page );
		$html = $this->requests->page( $who, $link )->body();
		self::assertSame( 1, preg_match( '/name="rueda_wheel_place" value="([^"]*)"/', $html, $place ), $html );
		preg_match_all( '/name="(rueda_ratings\[[^"]*)"/', $html, $ratings );
		$fields = [ 'rueda_wheel_place=' . rawurlencode( $place[1] ), 'rueda_wheel_run=' . wp_generate_uuid4() ];
		foreach ( array_unique( $ratings[1] ) as $name ) {
			$fields[] = rawurlencode( html_entity_decode( $name ) ) . '=7';
		}
		parse_str( implode( '&', $fields ), $posted );
		return $this->requests->page( $who, $link, $posted );
	}

	private function mail( Person $who, string $nonce ): Answer {
		$link = $this->a_report()->link();
		$open = fn (): Answer => $this->requests->page( $who, $link );
		$html = ( 'stale' === $nonce ? $this->requests->three_days_ago( $open ) : $open() )->body();
		self::assertSame( 1, preg_match( '/name="security" value="([^"]*)"/', $html, $security ), $html );
		$proof  = 'none' === $nonce ? [] : [ 'security' => $security[1] ];
		$fields = [ 'rueda_mail_report' => '1' ] + $this->recipient() + $proof;
		return $this->requests->page( $who, $link, $fields );
	}
}
