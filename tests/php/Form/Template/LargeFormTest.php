<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Template;

use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\Scanner;
use Rueda\Form\Template\Template;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

/** A template with every tag and every option, converted to blocks and back. */
final class LargeFormTest extends FormTestCase {

	/** Options that come back in another notation: old forms, other cases, and options that no block has. */
	private const NOW = [
		'40/80'                         => [ 'size:40', 'maxlength:80' ],
		'/20'                           => [ 'maxlength:20' ],
		'8/10'                          => [ 'size:8', 'maxlength:10' ],
		'60x5/500'                      => [ 'cols:60', 'rows:5', 'maxlength:500' ],
		'watermark'                     => [ 'placeholder' ],
		'autocomplete:section-one|Name' => [ 'autocomplete:section-one|name' ],
		'tabindex:3'                    => [],
		'tabindex:-1'                   => [],
		'default:user_email'            => [],
		'default:post_meta'             => [],
		'default:shortcode_attr'        => [],
	];

	public function test_the_fields_are_what_was_read(): void {
		$this->act_as( 'administrator' );
		$made = $this->create( self::template() );
		$read = array_values(
			array_filter(
				Scanner::pieces_of( self::template() ),
				static fn ( string|FormTag $piece ): bool => $piece instanceof FormTag
					&& ! $piece->is( 'reflection', 'output', 'captchac' )
			)
		);

		$told  = array_map( [ self::class, 'sorted' ], $made['properties']['form']['fields'] );
		$names = [];
		foreach ( $read as $index => $tag ) {
			self::assertSame( self::sorted( self::expected( $tag, $names ) ), $told[ $index ], $tag->source );
		}
		self::assertCount( count( $read ), $told );
	}

	public function test_the_page_has_the_markup_of_each_field(): void {
		$this->act_as( 'administrator' );
		$page = $this->page( $this->create( self::template() )['id'] );
		$id   = $page->query( '//*[@name="message"]' )->item( 0 )->getAttribute( 'id' );

		self::assertSame(
			'input size="40" maxlength="80" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required wide '
				. 'calm" id="name" autocomplete="section-one name" aria-required="true" aria-invalid="false" '
				. 'placeholder="Ada Lovelace" value="" type="text" name="your-name"',
			self::tag( $page, '//*[@name="your-name"]' )
		);
		$up   = str_replace( 'message', 'count-message-up', $id );
		$down = str_replace( 'message', 'count-message-down', $id );
		self::assertSame(
			'textarea cols="60" rows="5" maxlength="500" minlength="5"'
				. ' class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required"'
				. " id=\"{$id}\" autocomplete=\"off\" aria-required=\"true\" aria-invalid=\"false\""
				. " aria-describedby=\"{$up} {$down}\" placeholder=\"Your message\" name=\"message\"",
			self::tag( $page, '//*[@name="message"]' )
		);
		$paths = [
			'//label[@for="name"][contains(., "Your name")]',
			'//label[contains(., "Nick")]/em',
			'//input[@name="drink"][@list]',
			'//datalist/option[@value="Coffee"]',
			'//div[contains(@class, "novalidate")]//*[@name="message"]',
			'//div[contains(@class, "novalidate")]//span[@id="so-many"][@class="wpcf7-character-count up '
				. 'small"][@data-target-name="message"]',
			'//span[@class="wpcf7-character-count down"][text()="500"]',
			'//input[@name="guests"][@min="1"][@max="12"][@step="1"][@placeholder="2"]',
			'//input[@name="warmth"][@type="range"][@value="20"]',
			'//input[@name="first-day"][@step="7"][@value="' . wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ) . '"]',
			'//select[@name="office"][option[1][@value=""]]/option[@selected][@value="Support"]',
			'//select[@name="cities[]"][@multiple][@size="3"][count(option[@selected])=2]',
			'//select[@name="answer"][@id="answer"]/option[1][@value=""][.="Choose one"]',
			'//span[@data-name="colours"]'
				. '//label[span/following-sibling::input[@name="colours[]"][@value="Green"][@checked]]',
			'//input[@name="_wpcf7_free_text_colours"]',
			'//div[contains(@class, "inert-on-sent")]//span[contains(@class, "wpcf7-exclusive-checkbox")]',
			'//input[@type="radio"][@name="pace"][@value="Fast"][@checked]',
			'//span[@data-name="terms"]//label[input[@id="terms"][@class="terms"]]//a[@href="/terms"]',
			'//span[contains(@class, "optional")]//input[@name="news"][@checked]',
			'//span[contains(@class, "invert")]//input[@name="not-this"]',
			'//input[@name="riddle"][@size="10"][contains(@class, "wpcf7-quiz")]',
			'//img[contains(@class, "wpcf7-captcha-letters")]',
			'//input[@name="letters"][@size="8"]',
			'//input[@name="papers"][@type="file"][@accept=".pdf,.docx,image/*"]',
			'//input[@name="photo"][@capture="environment"]',
			'//input[@type="hidden"][@name="campaign"][@id="campaign"][@value="spring"]',
			'//ul/li/strong[.="thing"]',
			'//div[contains(@class, "use-floating-validation-tip")]//*[@name="your_name"]',
			'//p[contains(., "[text name]")]',
			'//p[@class="rueda-submit"]/preceding::div[contains(@class, "wpcf7-response-output")]',
			'//input[@type="submit"][@id="go"][@value="Send it all"]',
			'//input[@type="submit"][@value="Send"]',
		];
		foreach ( $paths as $path ) {
			self::assertSame( 1, $page->query( $path )->length, $path );
		}
	}

	public function test_a_form_of_many_fields_can_be_filled_in_sent_and_read(): void {
		$this->act_as( 'administrator' );
		// Uploads have their own tests.
		$id = $this->create( str_replace( '[file* ', '[file ', self::template() ) )['id'];
		wp_set_current_user( 0 );
		$asked = rest_do_request(
			new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/refill" )
		)->get_data();

		[ $riddle, $riddle_mark ] = $asked['quiz']['riddle'];
		[ $sum, $sum_mark ]       = $asked['captcha_words']['letters'];
		$numbers                  = array_flip(
			[ '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine' ]
		);
		preg_match( '/How much is (\w+) plus (\w+)\?/', $sum, $found );

		$answer = $this->answer(
			$id,
			[
				'your-name'                  => 'Ada',
				'your-email'                 => 'ada@example.org',
				'phone'                      => '+34 600 123 456',
				'message'                    => 'Hello there',
				'guests'                     => '3',
				'first-day'                  => wp_date( 'Y-m-d' ),
				'office'                     => 'Sales',
				'cities'                     => [ 'Lugo' ],
				'colours'                    => [ 'Green', 'Other' ],
				'_wpcf7_free_text_colours'   => 'mauve',
				'pace'                       => 'Fast',
				'terms'                      => '1',
				'news'                       => '1',
				'riddle'                     => '1+1=?' === $riddle ? '2' : 'rome',
				'_wpcf7_quiz_answer_riddle'  => $riddle_mark,
				'letters'                    => (string) ( $numbers[ $found[1] ] + $numbers[ $found[2] ] ),
				'_wpcf7_quiz_answer_letters' => $sum_mark,
			]
		);

		self::assertSame( 'mail_sent', $answer['status'], (string) wp_json_encode( $answer ) );
		foreach ( [
			'Ada',
			'Hello there',
			'sales@example.org',
			'Lugo',
			'Other mauve',
			'I have read the terms.',
		] as $words ) {
			self::assertStringContainsString( $words, $this->mails[0]['message'] );
		}
		self::assertStringContainsString( 'Hello there', $this->messages()[0]['fields'] );
	}

	public function test_the_author_hears_what_was_left_out(): void {
		$converted = Template::to_blocks( self::template() );

		foreach ( [
			'default:post_meta',
			'default:user_email',
			'Tab key',
			'A table',
			'fg:#ff0000',
			'[output your-name]',
			'[reflection your-email]',
		] as $words ) {
			self::assertStringContainsString( $words, implode( "\n", $converted->notes ) );
		}
		self::assertSame(
			[ 'your_name', 'your-name' ],
			[ $converted->names['your.name'], $converted->names['your-name'] ]
		);
		self::assertFalse( Template::is_template( $converted->content ) );
	}

	private static function template(): string {
		return (string) file_get_contents( RUEDA_REPOSITORY . 'tests/php/fixtures/large-form.txt' );
	}

	/** @return array<string, mixed> */
	private function create( string $template ): array {
		$request = new WP_REST_Request( 'POST', '/contact-form-7/v1/contact-forms' );
		$request->set_body_params( [ 'context' => 'save', 'title' => 'Large', 'form' => $template ] );
		$response = rest_do_request( $request );
		self::assertSame( 200, $response->get_status() );
		return json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/**
	 * A tag as the protocol describes it.
	 *
	 * @param array<string, int> $names How often each was read.
	 * @return array<string, mixed>
	 */
	private static function expected( FormTag $tag, array &$names ): array {
		$name = strtr( $tag->name, '.', '_' );
		if ( '' !== $name && ! $tag->is( 'count' ) ) {
			$names[ $name ] = ( $names[ $name ] ?? 0 ) + 1;
			$name          .= 1 === $names[ $name ] ? '' : '-' . $names[ $name ];
		}
		$options = array_merge(
			...array_map( static fn ( string $option ): array => self::NOW[ $option ] ?? [ $option ], $tag->options )
		);
		if ( $tag->is( 'count' ) && [] === array_intersect( [ 'up', 'down' ], $options ) ) {
			$options[] = 'up';
		}
		$is_consent = $tag->is( 'acceptance' );
		$values     = $is_consent ? [] : $tag->values;
		$pairs      = array_map(
			static fn ( string $value ): array => [ explode( '|', $value )[0], explode( '|', $value )[1] ?? $value ],
			$values
		);
		return [
			'type'       => $tag->type . ( $tag->is_required ? '*' : '' ),
			'basetype'   => $tag->type,
			'name'       => $name,
			'options'    => $options,
			'raw_values' => $values,
			'labels'     => array_column( $pairs, 0 ),
			'values'     => array_column( $pairs, 0 ),
			'pipes'      => $pairs,
			'content'    => $is_consent && '' === $tag->content ? $tag->values[0] : $tag->content,
		];
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed> The order of options says nothing.
	 */
	private static function sorted( array $field ): array {
		sort( $field['options'] );
		return $field;
	}
}
