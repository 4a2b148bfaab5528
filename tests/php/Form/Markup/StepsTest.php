<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use DOMElement;
use DOMXPath;
use Rueda\Tests\Form\FormTestCase;

/** Forms in steps, as the server prints them, and the messages that come from them. */
final class StepsTest extends FormTestCase {
	private const NAME = [ 'name' => 'your-name', 'label' => 'Your name', 'isRequired' => true ];
	private const CITY = [ 'name' => 'city', 'label' => 'City', 'isRequired' => true ];

	public function test_a_form_in_steps_is_one_page_of_sections_with_headings(): void {
		$page  = $this->page( $this->make_steps() );
		$steps = self::all( $page, '//form/section' );

		self::assertSame( [ 'rueda-step', 'rueda-step' ], self::values( $steps, 'class' ) );
		foreach ( [ 'You', 'Place' ] as $index => $title ) {
			$heading = self::all( $page, './h2', $steps[ $index ] )[0];
			self::assertSame( $title, $heading->textContent );
			self::assertSame( $heading->getAttribute( 'id' ), $steps[ $index ]->getAttribute( 'aria-labelledby' ) );
		}
		self::assertCount( 1, self::all( $page, './/input[@name="city"]', $steps[1] ) );
	}

	public function test_what_the_script_will_hide_is_marked_so_that_nothing_moves(): void {
		$page  = $this->printed(
			self::step( [ 'title' => 'You', 'next' => 'On &amp; on' ], self::NAME )
				. self::step( [ 'title' => 'Place' ], self::CITY )
				. '<!-- wp:paragraph --><p>Bye</p><!-- /wp:paragraph -->'
		);
		$steps = self::all( $page, '//form/section' );

		self::assertFalse( $steps[0]->hasAttribute( 'data-rueda-hidden' ) );
		self::assertTrue( $steps[1]->hasAttribute( 'data-rueda-hidden' ) );
		$end = self::all( $page, '//div[@class="rueda-steps__end"][@data-rueda-hidden]' )[0];
		self::assertSame( 'Bye', $end->textContent );
		$words = self::all( $page, '//div[@class="rueda-steps__progress"]/p' )[0];
		self::assertSame( 'Step 1 of 2', $words->textContent );
		$bar = self::tag( $page, '//progress' );
		self::assertSame( 'progress max="2" value="1" aria-label="Step 1 of 2: You"', $bar );
		$buttons = self::all( $page, '//div[@class="rueda-steps__buttons"]' )[0];
		self::assertSame( 'BackOn & on', $buttons->textContent );
		self::assertCount( 1, self::all( $page, './/input[@type="submit"]', $buttons ) );
	}

	public function test_one_step_alone_is_a_section_without_progress_and_buttons(): void {
		$page = $this->printed( self::step( [ 'title' => 'You' ], self::NAME ) . self::step( [] ) );

		self::assertCount( 1, self::all( $page, '//form/section' ) );
		self::assertCount( 0, self::all( $page, '//*[@data-rueda-hidden]' ) );
		self::assertCount( 0, self::all( $page, '//progress' ) );
		self::assertCount( 1, self::all( $page, '//form//input[@type="submit"]' ) );
	}

	public function test_steps_in_a_group_are_steps_and_a_step_in_a_step_is_part_of_it(): void {
		$inner = self::step( [ 'title' => 'Inside' ], self::CITY );
		$page  = $this->printed(
			'<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">'
				. self::step( [ 'title' => 'You' ], self::NAME )
				. '<!-- wp:rueda/form-step {"title":"<b>Place</b>"} -->' . $inner . '<!-- /wp:rueda/form-step -->'
				. '</div><!-- /wp:group -->'
		);

		self::assertCount( 2, self::all( $page, '//section' ) );
		self::assertSame( [ 'You', 'Place' ], self::texts( self::all( $page, '//section/h2' ) ) );
		self::assertCount( 1, self::all( $page, '//section//input[@name="city"]' ) );
	}

	public function test_a_step_with_conditions_is_not_counted_while_it_is_hidden(): void {
		$rule = [ 'match' => 'all', 'rules' => [ [ 'field' => 'your-name', 'is' => 'equal', 'value' => 'Ana' ] ] ];
		$form = self::step( [ 'title' => 'You' ], self::NAME )
			. self::step( [ 'title' => 'Only Ana', 'showIf' => $rule ], self::CITY )
			. self::step( [ 'title' => 'End' ], [ 'name' => 'words', 'label' => 'Words' ] );
		$page = $this->printed( $form );
		$step = self::all( $page, '//section' )[1];

		$words = self::all( $page, '//div[@class="rueda-steps__progress"]/p' )[0];
		self::assertSame( 'Step 1 of 2', $words->textContent );
		self::assertStringContainsString( '"Ana"', $step->getAttribute( 'data-rueda-show-if' ) );
		self::assertSame( 'Only if “Your name” is “Ana”.', self::all( $page, './span', $step )[0]->textContent );
		self::assertCount( 0, self::all( $page, './/*[@data-rueda-show-if]', $step ) );
	}

	public function test_a_message_is_checked_whole_whatever_step_it_comes_from(): void {
		$form   = $this->make_steps();
		$answer = $this->answer( $form, [ 'city' => 'Soria', 'rueda-step' => '2' ] );

		self::assertSame( [ 'your-name' ], array_column( $answer['invalid_fields'], 'field' ) );
		self::assertSame( 'mail_sent', $this->answer( $form, [ 'your-name' => 'Ana', 'city' => 'Soria' ] )['status'] );
	}

	public function test_what_is_sent_for_a_step_that_is_not_reached_by_rules_is_neither_checked_nor_kept(): void {
		$rule = [ 'match' => 'all', 'rules' => [ [ 'field' => 'your-name', 'is' => 'equal', 'value' => 'Ana' ] ] ];
		$form = $this->make(
			self::step( [ 'title' => 'Only Ana', 'showIf' => $rule ], self::CITY )
				. self::step( [ 'title' => 'You' ], self::NAME )
		);

		self::assertSame( 'mail_sent', $this->answer( $form, [ 'city' => 'Soria', 'your-name' => 'Ben' ] )['status'] );
		self::assertStringNotContainsString( 'Soria', (string) wp_json_encode( $this->messages() ) );
		$answer = $this->answer( $form, [ 'your-name' => 'Ana' ] );
		self::assertSame( [ 'city' ], array_column( $answer['invalid_fields'], 'field' ) );
	}

	public function test_clients_of_the_protocol_find_the_fields_of_steps_as_tags(): void {
		$this->act_as( 'administrator' );
		$form   = $this->make_steps();
		$answer = rest_do_request( "/contact-form-7/v1/contact-forms/$form" )->get_data();

		$fields = $answer['properties']['form']['fields'];
		self::assertSame( [ 'text', 'text', 'submit' ], array_column( $fields, 'basetype' ) );
	}

	private function make_steps(): int {
		return $this->make(
			self::step( [ 'title' => 'You' ], self::NAME ) . self::step( [ 'title' => 'Place' ], self::CITY )
		);
	}

	private function make( string $steps ): int {
		return $this->make_form( [ $steps ] );
	}

	private function printed( string $steps ): DOMXPath {
		return $this->page( $this->make( $steps ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param array<string, mixed> ...$fields
	 */
	private static function step( array $attributes, array ...$fields ): string {
		$inner = '';
		foreach ( $fields as $field ) {
			$inner .= get_comment_delimited_block_content( 'rueda/form-field', $field, '' );
		}
		return get_comment_delimited_block_content( 'rueda/form-step', $attributes, $inner );
	}

	/** @return list<DOMElement> */
	private static function all( DOMXPath $page, string $path, ?DOMElement $inside = null ): array {
		$is_element = static fn ( $node ): bool => $node instanceof DOMElement;
		return array_values( array_filter( iterator_to_array( $page->query( $path, $inside ) ), $is_element ) );
	}

	/**
	 * @param list<DOMElement> $elements
	 * @return list<string>
	 */
	private static function values( array $elements, string $attribute ): array {
		return array_map( static fn ( DOMElement $one ): string => $one->getAttribute( $attribute ), $elements );
	}

	/**
	 * @param list<DOMElement> $elements
	 * @return list<string>
	 */
	private static function texts( array $elements ): array {
		return array_map( static fn ( DOMElement $one ): string => $one->textContent, $elements );
	}
}
